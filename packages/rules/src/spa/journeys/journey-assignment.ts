import { joined, type TimeSpan } from '../../calendar/time-spans';

/** Gives each treatment of a journey its therapists, or its room, so that nobody has two at once. */

/** How much a search may still look at, so that no demand keeps a process busy. */
export class Steps {
  constructor(private left: number) {}

  get areLeft(): boolean {
    return this.left > 0;
  }

  /** @returns whether one was left */
  take(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }
}

/** What the journey itself takes, by id of the therapist or room. */
export type Taken = ReadonlyMap<string, readonly TimeSpan[]>;

/** Some therapists, or one room, for one treatment. */
export interface Need {
  /** When it takes them, in minutes from midnight. */
  readonly spans: readonly TimeSpan[];
  readonly count: number;
  /** Id of one who has to be among them. */
  readonly named?: string | null;
  /** Ids of those whom nobody has then, the best first. */
  free(taken: Taken): readonly string[];
}

/**
 * The first choice for the first need that leaves enough for the others, and so on: ids by need. Undefined if
 * there is none, or once the steps are used up.
 */
export function assigned(
  needs: readonly Need[],
  steps: Steps,
  taken: Taken = new Map(),
): string[][] | undefined {
  const [need, ...others] = needs;
  if (!need) return [];
  // the others can take no more than these, so if one choice is possible, one among the best is
  const elsewhere = others.reduce((sum, { count }) => sum + count, 0);
  for (const chosen of choices(need, need.free(taken), elsewhere)) {
    if (!steps.take()) return undefined;
    const rest = assigned(others, steps, taking(taken, chosen, need.spans));
    if (rest) return [chosen, ...rest];
  }
  return undefined;
}

/** As `assigned`, for whoever does not ask who it is: eight that begin together and seven who are free are not tried. */
export function canBeAssigned(needs: readonly Need[], steps: Steps): boolean {
  return haveEnough(needs) && assigned(needs, steps) !== undefined;
}

function haveEnough(needs: readonly Need[]): boolean {
  const asked = needs.map((need) => ({ need, free: need.free(new Map()) }));
  return needs.every(({ spans: [first] }) => {
    const together = asked.filter(({ need }) =>
      need.spans.some((span) => first && span.from <= first.from && first.from < span.until),
    );
    const anybody = new Set(together.flatMap(({ free }) => free));
    return together.reduce((sum, { need }) => sum + need.count, 0) <= anybody.size;
  });
}

function* choices(
  { count, named }: Need,
  free: readonly string[],
  elsewhere: number,
): Generator<string[]> {
  if (named && !free.includes(named)) return;
  const others = free.filter((id) => id !== named).slice(0, count + elsewhere);
  if (!named) yield* combinations(others, count);
  else for (const more of combinations(others, count - 1)) yield [named, ...more];
}

/** The first of all come first. */
function* combinations(ids: readonly string[], count: number): Generator<string[]> {
  if (count === 0) yield [];
  else {
    for (const [index, id] of ids.entries()) {
      for (const more of combinations(ids.slice(index + 1), count - 1)) yield [id, ...more];
    }
  }
}

const taking = (taken: Taken, ids: readonly string[], spans: readonly TimeSpan[]): Taken =>
  new Map([
    ...taken,
    ...ids.map((id) => [id, joined([...(taken.get(id) ?? []), ...spans])] as const),
  ]);

/** Those of some ids whom the journey leaves free. */
export const notTaken = (
  ids: readonly string[],
  spans: readonly TimeSpan[],
  taken: Taken,
): readonly string[] =>
  ids.filter((id) =>
    (taken.get(id) ?? []).every((one) =>
      spans.every(({ from, until }) => one.until <= from || until <= one.from),
    ),
  );
