import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { NotFound, PageFailed } from "./layout/page.tsx";
import { Root } from "./layout/root.tsx";
import { HomePage } from "./pages/home/page.tsx";

/** All addresses of the office, below /office. A page's scripts come with its first visit. */

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: PageFailed });
const below = () => root;

const home = createRoute({ getParentRoute: below, path: "/", component: HomePage });

const signingIn = () => import("./pages/signing-in/links.tsx");
const forgot = createRoute({
  getParentRoute: below,
  path: "/forgot",
  component: lazyRouteComponent(signingIn, "ForgotPage"),
});
const reset = createRoute({
  getParentRoute: below,
  path: "/reset",
  component: lazyRouteComponent(signingIn, "ResetPage"),
});
const invitation = createRoute({
  getParentRoute: below,
  path: "/invitation",
  component: lazyRouteComponent(signingIn, "InvitationPage"),
});
const setup = createRoute({
  getParentRoute: below,
  path: "/setup",
  component: lazyRouteComponent(signingIn, "SetupPage"),
});

export const router = createRouter({
  routeTree: root.addChildren([home, forgot, reset, invitation, setup]),
  basepath: "/office",
  defaultPreload: "intent",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
