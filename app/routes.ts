import {
  index,
  layout,
  route,
  type RouteConfig,
} from "@react-router/dev/routes";

/** Every address of the site. Each static path here is prerendered. */
export default [
  layout("routes/page.tsx", [
    index("routes/home.tsx"),
    route("services", "routes/services.tsx"),
    route("google-ads", "routes/google-ads.tsx"),
    route("microsoft-ads", "routes/microsoft-ads.tsx"),
    route("about", "routes/about.tsx"),
    route("contact", "routes/contact.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("thank-you", "routes/thank-you.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
