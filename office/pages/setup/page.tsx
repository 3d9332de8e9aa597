import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../../runtime/session.ts";
import { OwnerPage } from "../signing-in/links.tsx";
import { Guide } from "./guide.tsx";

/** The first owner comes here by a link; whoever is signed in sets the shop up. */
export function SetupPage() {
  const { data: member } = useQuery(sessionQuery);
  return member ? <Guide /> : <OwnerPage />;
}
