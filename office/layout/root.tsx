import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Failed } from "../components/states.tsx";
import { sessionQuery } from "../runtime/session.ts";
import { Frame } from "./frame.tsx";

/** All that is open to who has to set up a second factor first. */
const AccountPage = lazy(async () => ({ default: (await import("../pages/settings/account.tsx")).AccountPage }));

/** Who is signed in never sees it. */
const SignInPage = lazy(async () => ({ default: (await import("../pages/signing-in/sign-in.tsx")).SignInPage }));

/** Pages that are for whoever has their link. */
const open = new Set(["/forgot", "/reset", "/invitation"]);
/** The first owner's link; without one, and for members, the guided set-up stands there. */
const isOwnersLink = (pathname: string) => pathname === "/setup" && location.hash.length > 1;

/** Members get the frame; everybody else the form to sign in, at whatever address they asked for. */
export function Root() {
  const { pathname } = useLocation();
  const { data: member, isPending, error, refetch } = useQuery(sessionQuery);
  if (open.has(pathname)) return <Outlet />;
  if (error) return <Failed again={() => void refetch()} />;
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
