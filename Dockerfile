# The site and its server: docker build --build-arg SITE_URL=https://www.example.com .
# docs/deploy.md says how to run it. npm run test:services performs these steps.

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
# Where the forms send: to this server, which needs the same setting, or to a service.
ARG ENQUIRIES_DATABASE
ARG ENQUIRIES_ENDPOINT
# The repository that /admin edits, if the site has it: docs/editing.md.
ARG ADMIN_REPOSITORY
ARG ADMIN_BACKEND
ARG ADMIN_BRANCH
ARG ADMIN_OAUTH
RUN npm run build
# The image has Node already.
RUN npm prune --omit=dev --omit=optional --no-audit --no-fund
RUN mkdir data

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY --from=build /site/server ./server
COPY --from=build /site/app/features ./app/features
COPY --from=build /site/app/format ./app/format
COPY --from=build /site/app/enquiry-subjects.ts ./app/enquiry-subjects.ts
COPY --from=build /site/app/form-limits.ts ./app/form-limits.ts
# For ENQUIRIES_DATABASE=sqlite:data/enquiries.db, on a volume.
COPY --from=build --chown=node:node /site/data ./data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
