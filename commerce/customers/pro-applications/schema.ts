import type { proRegions } from "#commerce/shared/regions/schema.ts";

export const associationKinds = ["resort", "shop", "association"] as const;
export type AssociationKind = (typeof associationKinds)[number];
export type ProRegion = (typeof proRegions)[number];
export type ApplicationStatus = "submitted" | "approved" | "refused" | "completed";

export type ApplicationForm = {
  first_name: string;
  last_name: string;
  email: string;
  kind: string;
  association: string;
  country: string;
  role: string;
  notes: string;
};

export type Application = Omit<ApplicationForm, "kind"> & {
  id: number;
  kind: AssociationKind;
  status: ApplicationStatus;
  locale: string;
  proofFile: string | null;
  proofType: string;
  customerId: number | null;
  region: ProRegion | null;
  /** In whole units of the region's currency; null means the default. */
  spendLimit: number | null;
  expiresOn: string | null;
  answer: string;
  decidedAt: Date | null;
  createdAt: Date;
};

export type ApplicationFault = "required" | "too-long" | "bad-characters" | "bad-email" | "bad-proof" | "proof-too-big";
export type ApplicationFaults = Record<string, ApplicationFault>;

/** The programme's emails, and the queue of the job that writes them. */
export type ProEmailKind = "received" | "approved" | "extended" | "refused" | "reminder" | "to-shop";
export const proEmailQueue = "pro-letter";
