import {
  index,
  layout,
  route,
  type RouteConfig,
} from "@react-router/dev/routes";

/** Every path of the site. The build prerenders the static ones. */
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
