const hour = 60 * 60 * 1000;
let isOutdated = false;

/** Checks hourly whether a newer build is served (specification 4, 7.11). From then on links load whole pages. */
export function watchBuild(build: string): void {
  setInterval(async () => {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => null);
    if (answer?.ok) isOutdated = ((await answer.json()) as { id: string }).id !== build;
  }, hour);
}

export const buildIsOutdated = (): boolean => isOutdated;
