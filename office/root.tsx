import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Failed } from "./components/states.tsx";
import { Frame } from "./layout/frame.tsx";
import { sessionQuery } from "./runtime/session.ts";

/** The only page open to members who must set up a second factor first. */
const AccountPage = lazy(async () => ({ default: (await import("./pages/settings/account.tsx")).AccountPage }));

/** Loaded separately, because signed-in members never see it. */
const SignInPage = lazy(async () => ({ default: (await import("./pages/signing-in/sign-in.tsx")).SignInPage }));

/** Pages opened by a link with a token. */
const open = new Set(["/forgot", "/reset", "/invitation"]);
/** Whether this is the first owner's link. Without a token, and for members, the path shows the guided set-up. */
const isOwnersLink = (pathname: string) => pathname === "/setup" && location.hash.length > 1;

/** Shows the frame to members, and the sign-in form to everybody else, at any address. */
export function Root() {
  const { pathname } = useLocation();
  const { data: member, isPending, error, refetch } = useQuery(sessionQuery);
  if (open.has(pathname)) return <Outlet />;
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (isPending) return <div className="splash" />;
  if (!member)
    return isOwnersLink(pathname) ? (
      <Outlet />
    ) : (
      <Suspense fallback={<div className="splash" />}>
        <SignInPage />
      </Suspense>
    );
  return (
    <Frame>
      {member.mustSetUpSecondFactor ? (
        <Suspense>
          <AccountPage />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </Frame>
  );
}
