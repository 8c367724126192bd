import { isWhole, type Manifest } from './manifest';

/**
 * What goes when so many whole backups are kept: older ones, and what was broken off before the newest.
 * @param all the oldest first
 */
export function surplus(all: readonly Manifest[], keep: number): Manifest[] {
  const whole = all.filter(isWhole);
  const old = new Set<Manifest>(whole.slice(0, Math.max(0, whole.length - keep)));
  const newest = whole.at(-1);
  return all.filter((one) => old.has(one) || (newest && !isWhole(one) && one.id < newest.id));
}
