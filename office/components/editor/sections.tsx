import { lazy, Suspense } from "react";

const SectionLinks = lazy(() => import("./section-links.tsx"));

/** Links to the sections of a long page, in a place that is kept free while they load. */
export const Sections = () => (
  <Suspense fallback={<div className="parts" />}>
    <SectionLinks />
  </Suspense>
);
