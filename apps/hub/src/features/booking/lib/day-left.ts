import type { AvailableDay } from '@atrium/api-client/hub';

/** The share of a day's places that are left, 0 to 1; undefined where places are not told. */
export function shareLeft({ times }: Pick<AvailableDay, 'times'>): number | undefined {
  const open = times.filter(({ bookable }) => bookable);
  if (open.length === 0 || open.some(({ capacity }) => capacity === undefined)) return undefined;
  const capacity = open.reduce((sum, time) => sum + (time.capacity ?? 0), 0);
  const available = open.reduce((sum, time) => sum + time.available, 0);
  return capacity > 0 ? Math.min(1, available / capacity) : undefined;
}
