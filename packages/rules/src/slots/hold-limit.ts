/** Holds one guest may have at once: enough to plan an evening, not to block a venue. */
export const MAX_HOLDS_PER_GUEST = 3;

/**
 * Which of a guest's holds a new one releases: any for the same service, since nobody chooses two
 * of its times at once, and the oldest of the others beyond the limit. So nobody can block a
 * venue's places, and nobody is turned away because of a forgotten window.
 * @param live unexpired holds, oldest first
 * @param service of the new hold
 */
export function holdsToRelease<Hold extends { service: string }>(
  live: readonly Hold[],
  service: string,
): Hold[] {
  const same = live.filter((hold) => hold.service === service);
  const others = live.filter((hold) => hold.service !== service);
  const beyond = Math.max(0, others.length + 1 - MAX_HOLDS_PER_GUEST);
  return [...same, ...others.slice(0, beyond)];
}
