import { type Language, nameIn } from '../texts/languages';

/** What children of an age pay for a service. */
export interface AgeBand {
  /** Hex id. */
  readonly _id: string;
  readonly name: string;
  /** Its name in other languages; absent: in none. */
  readonly languageList?: readonly { readonly languageType: string; readonly name: string }[];
  /** Years, the first and the last that belong to it. */
  readonly from: number;
  readonly to: number;
  /** Minor units for one; 0: free. */
  readonly price: number;
}

/** A band as a booking agreed to it, with how many of the party belong to it. */
export interface BookedAgeBand extends AgeBand {
  readonly count: number;
}

/** From the next birthday on nobody is a child. */
export const MAX_CHILD_AGE = 17;
export const MAX_AGE_BANDS = 8;

export const isChildAge = (age: unknown): age is number =>
  typeof age === 'number' && Number.isInteger(age) && age >= 0 && age <= MAX_CHILD_AGE;

interface AgeBandProblem {
  readonly index: number;
  readonly field: 'from' | 'to';
  readonly code: 'AGE_BAND_INVALID' | 'AGE_BANDS_OVERLAP';
}

/** In the order of their years. */
export const sortedBands = <Band extends Pick<AgeBand, 'from'>>(bands: readonly Band[]): Band[] =>
  [...bands].sort((a, b) => a.from - b.from);

/**
 * The first band, in the order given, that ends before it begins, leaves 0 to 17, or shares a year with another, and
 * which of its fields to put right; a year that no band has is at the full price.
 */
export function ageBandProblem(
  bands: readonly Pick<AgeBand, 'from' | 'to'>[],
): AgeBandProblem | undefined {
  for (const [index, { from, to }] of bands.entries()) {
    if (!isChildAge(from) || !isChildAge(to) || to < from) {
      return { index, field: 'to', code: 'AGE_BAND_INVALID' };
    }
    const overlaps = bands.slice(0, index).some((other) => from <= other.to && other.from <= to);
    if (overlaps) return { index, field: 'from', code: 'AGE_BANDS_OVERLAP' };
  }
  return undefined;
}

/** Undefined: whoever is of that age pays the full price. */
export const bandOf = <Band extends Pick<AgeBand, 'from' | 'to'>>(
  bands: readonly Band[],
  age: number,
): Band | undefined => bands.find(({ from, to }) => age >= from && age <= to);

/** Every band with how many children of these ages belong to it. */
export const bookedBands = (bands: readonly AgeBand[], ages: readonly number[]): BookedAgeBand[] =>
  bands.map(({ _id, name, languageList, from, to, price }) => ({
    ...{ _id, name, from, to, price },
    ...(languageList && { languageList }),
    count: ages.filter((age) => age >= from && age <= to).length,
  }));

/**
 * Whether each child's age is known, where a price depends on it. Staff may leave out the ages of all: those children
 * pay the full price.
 * @param ages undefined: none was given
 */
export function knowsAges(
  bands: readonly unknown[] | undefined,
  ages: readonly number[] | undefined,
  { children, mayLeaveOut }: { readonly children: number; readonly mayLeaveOut: boolean },
): boolean {
  if (!bands?.length) return true;
  if (!ages?.length && mayLeaveOut) return true;
  return (ages?.length ?? 0) === children && (ages ?? []).every(isChildAge);
}

/** Its years as people read them: '6–12', or '0' where it is one year. */
export const bandYears = ({ from, to }: Pick<AgeBand, 'from' | 'to'>): string =>
  from === to ? String(from) : `${from}–${to}`;

/** The name of a band with its years: 'Child (6–12)'. @param language code */
export const bandTitle = (
  language: Language | string,
  band: Pick<AgeBand, 'name' | 'languageList' | 'from' | 'to'>,
): string => `${nameIn(language, band)} (${bandYears(band)})`;
