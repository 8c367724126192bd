/** Something with its earlier and undone versions. */
export interface History<State> {
  /** Oldest first. */
  readonly past: readonly State[];
  readonly present: State;
  /** What was undone, the next to redo first. */
  readonly future: readonly State[];
  /** What the last change did, for others of the same kind to join it. */
  readonly step?: string;
}

const KEPT = 200;

export const historyOf = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
});

/**
 * The history after a change.
 * @param step changes in a row with the same step are undone together, such as the letters of a name
 */
export function changedTo<State>(
  history: History<State>,
  present: State,
  step?: string,
): History<State> {
  if (present === history.present) return history;
  const joins = step !== undefined && step === history.step;
  return {
    past: joins ? history.past : [...history.past, history.present].slice(-KEPT),
    present,
    future: [],
    ...(step !== undefined && { step }),
  };
}

export function undone<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
