import { fits, type SeatingRules, type TableOption } from '../tables/table-choice';
import { overlap, type TimeSpan } from '../tables/table-time';

/**
 * How an evening could be rearranged so that more of those who wait get a table. See
 * docs/domain/dining-room.md.
 */

interface Party extends TimeSpan {
  readonly _id: string;
  /** Children included. */
  readonly participants: number;
}

export interface PlacedParty extends Party {
  readonly tables: readonly string[];
  /** It keeps its tables: it sits there already, or they were joined by hand. */
  readonly stays?: boolean;
  /** What any other table of theirs must offer as well. */
  readonly attributes?: readonly string[];
}

export interface SeatingPlan {
  readonly options: readonly TableOption[];
  readonly rules?: SeatingRules;
  readonly placed: readonly PlacedParty[];
  /** Who has no table, longest waiting first. */
  readonly waiting: readonly Party[];
}

export interface SeatingMove {
  readonly party: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export interface BetterSeating {
  readonly moves: readonly SeatingMove[];
  readonly seats: readonly { readonly party: string; readonly tables: readonly string[] }[];
}

/** More would be asked of guests and staff than a table is worth. */
export const MOST_MOVES = 5;
/** Of those who wait, so many are looked at. */
export const MOST_WAITING = 12;
/** Places tried for each number of moves: together less than a tenth of a second, however large the house. */
const MOST_STEPS = 2_000;

/**
 * The fewest moves by which more of those who wait are seated; undefined where none helps. Of several
 * arrangements the one that seats the most parties, then those who have waited longest, then with the fewest
 * moves, then with the fewest empty seats, so that larger tables stay free.
 *
 * It is the best of all with up to `MOST_MOVES` moves, unless the search runs out of steps: then it is the
 * best that was found. Nobody loses a table, and the same evening gives the same answer.
 */
export function betterSeating(plan: SeatingPlan, steps = MOST_STEPS): BetterSeating | undefined {
  const search = new Search(plan);
  const now = search.within(0, steps);
  let best = now;
  for (
    let moves = 1;
    moves <= MOST_MOVES && best.seats.length < search.waiting.length;
    moves += 1
  ) {
    best = search.within(moves, steps);
  }
  if (best.seats.length === now.seats.length) return undefined;
  return { moves: best.moves, seats: best.seats };
}

interface Arrangement extends BetterSeating {
  /** One bit for each party that is seated; who has waited longest has the highest. */
  readonly seated: number;
  readonly emptySeats: number;
}

interface Place {
  readonly option: TableOption;
  /** Who would have to move. */
  readonly inTheWay: readonly PlacedParty[];
}

/** Puts parties down one after the other, and whoever is in the way somewhere else. */
class Search {
  readonly waiting: readonly Party[];
  private readonly rules: SeatingRules;
  private readonly fitting = new Map<number, readonly TableOption[]>();
  /** Who is at a table as the search has it now. */
  private readonly atTable = new Map<string, Set<Party>>();
  private readonly moves: SeatingMove[] = [];
  private readonly seats: { party: string; tables: readonly string[] }[] = [];
  private readonly movable = new Map<Party, PlacedParty>();
  private seated = 0;
  private emptySeats = 0;
  private best: Arrangement = { moves: [], seats: [], seated: 0, emptySeats: 0 };
  private mostMoves = 0;
  private stepsLeft = 0;

  constructor(private readonly plan: SeatingPlan) {
    this.waiting = plan.waiting.slice(0, MOST_WAITING);
    this.rules = plan.rules ?? {};
    for (const party of plan.placed) {
      this.put(party, party.tables);
      if (!party.stays) this.movable.set(party, party);
    }
  }

  within(moves: number, steps: number): Arrangement {
    this.mostMoves = moves;
    this.stepsLeft = steps;
    this.seatFrom(0, []);
    return this.best;
  }

  /** @param homeless who gave up their tables to others */
  private seatFrom(index: number, homeless: readonly PlacedParty[]): void {
    if (!this.mayBeBetter(index, this.moves.length + homeless.length)) return;
    const [next, ...others] = homeless;
    const party = this.waiting[index];
    if (next) this.move(next, index, others);
    else if (party) this.seatOrSkip(party, index);
    else this.keep();
  }

  private seatOrSkip(party: Party, index: number): void {
    const bit = this.bitOf(index);
    for (const place of this.placesFor(party, this.mostMoves - this.moves.length)) {
      this.seats.push({ party: party._id, tables: place.option.tables });
      this.seated += bit;
      this.putDown(party, place, index + 1, []);
      this.seated -= bit;
      this.seats.pop();
    }
    this.seatFrom(index + 1, []);
  }

  private move(party: PlacedParty, index: number, homeless: readonly PlacedParty[]): void {
    const movesLeft = this.mostMoves - this.moves.length - homeless.length - 1;
    for (const place of this.placesFor(party, movesLeft, party.attributes)) {
      this.moves.push({ party: party._id, from: party.tables, to: place.option.tables });
      this.putDown(party, place, index, homeless);
      this.moves.pop();
    }
  }

  private putDown(
    party: Party,
    { option, inTheWay }: Place,
    index: number,
    homeless: readonly PlacedParty[],
  ): void {
    const before = this.emptySeats;
    this.emptySeats += option.guestCount - party.participants;
    for (const other of inTheWay) {
      this.take(other, other.tables);
      this.movable.delete(other);
      this.emptySeats -= this.seatsAt(other.tables) - other.participants;
    }
    this.put(party, option.tables);
    this.seatFrom(index, [...homeless, ...inTheWay]);
    this.emptySeats = before;
    this.take(party, option.tables);
    for (const other of inTheWay) {
      this.put(other, other.tables);
      this.movable.set(other, other);
    }
  }

  /** Where a party can go with the moves that are left: where the fewest are in the way first. */
  private placesFor(
    party: Party,
    movesLeft: number,
    attributes: readonly string[] = [],
  ): readonly Place[] {
    return this.optionsFor(party)
      .filter((option) => attributes.every((one) => option.attributes?.includes(one)))
      .flatMap((option) => {
        if (this.stepsLeft <= 0) return [];
        this.stepsLeft -= 1;
        const inTheWay = this.inTheWay(party, option);
        return inTheWay && inTheWay.length <= movesLeft ? [{ option, inTheWay }] : [];
      })
      .sort((a, b) => a.inTheWay.length - b.inTheWay.length);
  }

  /** The smallest first. */
  private optionsFor({ participants }: Party): readonly TableOption[] {
    const known = this.fitting.get(participants);
    if (known) return known;
    const found = this.plan.options
      .filter((option) => fits(participants, option, this.rules))
      .sort((a, b) => a.guestCount - b.guestCount || a.tables.length - b.tables.length);
    this.fitting.set(participants, found);
    return found;
  }

  /** Who would have to move; undefined where somebody stays. */
  private inTheWay(party: Party, { tables }: TableOption): PlacedParty[] | undefined {
    const found = new Set<PlacedParty>();
    for (const table of tables) {
      for (const other of this.atTable.get(table) ?? []) {
        if (!overlap(party, other)) continue;
        const movable = this.movable.get(other);
        if (!movable) return undefined;
        found.add(movable);
      }
    }
    return [...found];
  }

  /** All are placed: this arrangement is the best so far, unless it only ties with more empty seats. */
  private keep(): void {
    const { moves, seats, seated, emptySeats, best } = this;
    const isTie = seated === best.seated && moves.length === best.moves.length;
    if (isTie && emptySeats >= best.emptySeats) return;
    this.best = { moves: [...moves], seats: [...seats], seated, emptySeats };
  }

  /** Whether the best could be beaten, or tied, if everybody who is still to be seated got a table. */
  private mayBeBetter(index: number, moves: number): boolean {
    const { best, waiting } = this;
    const parties = this.seats.length + waiting.length - index;
    if (parties !== best.seats.length) return parties > best.seats.length;
    const seated = this.seated + 2 ** (waiting.length - index) - 1;
    return seated > best.seated || (seated === best.seated && moves <= best.moves.length);
  }

  private bitOf(index: number): number {
    return 2 ** (this.waiting.length - 1 - index);
  }

  private seatsAt(tables: readonly string[]): number {
    const option = this.plan.options.find(
      (one) =>
        one.tables.length === tables.length && one.tables.every((table) => tables.includes(table)),
    );
    return option?.guestCount ?? 0;
  }

  private put(party: Party, tables: readonly string[]): void {
    for (const table of tables) {
      const there = this.atTable.get(table) ?? new Set();
      this.atTable.set(table, there.add(party));
    }
  }

  private take(party: Party, tables: readonly string[]): void {
    for (const table of tables) this.atTable.get(table)?.delete(party);
  }
}
