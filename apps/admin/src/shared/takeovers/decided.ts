import type { TakeoverOptionOutput } from '@atrium/api-client/admin';

/** Chosen for a treatment that keeps its therapist. */
export const STAYS = '';

/** Who takes over which: ids of therapists, in the order of the options. */
export const proposedOf = (options: readonly TakeoverOptionOutput[]): string[] =>
  options.map(({ proposed }) => proposed ?? STAYS);

/** What is sent for what was chosen. */
export function decidedOf(options: readonly TakeoverOptionOutput[], chosen: readonly string[]) {
  const moves = options.flatMap(({ treatment: { _id, version }, from }, index) => {
    const to = chosen[index] ?? STAYS;
    return to === STAYS ? [] : [{ _id, version, from, to }];
  });
  const moved = new Set(moves.map(({ _id }) => _id));
  const left = options.flatMap(({ treatment: { _id } }) => (moved.has(_id) ? [] : [_id]));
  return { moves, left: [...new Set(left)] };
}
