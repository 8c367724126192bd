/** Places that one guest may keep at once while choosing: an evening of several things, and no more. */
export const MAX_HOLDS_PER_GUEST = 3;

/**
 * Which of a guest's holds a new one releases: whatever they held of the same service, since nobody
 * chooses two times of it at once, and of the others the oldest beyond the limit. So nobody can keep a
 * venue's places from others, and nobody is refused for a window they have forgotten.
 * @param live those that have not run out, the oldest first
 * @param service of the new one
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
