import { minutesIn, type TimeSpan, without } from '../calendar/time-spans';
import { addMoney, type Money, ratio } from '../reports/report-figures';

/** What the reports of a spa count. See docs/domain/spa.md. */

/** Rows behind a figure: treatments of a kind, or times of a therapist. */
export const spaFigures = [
  'counted',
  'charged',
  'noShow',
  'over',
  'rebooked',
  'gap',
  'shift',
] as const;
export type SpaFigure = (typeof spaFigures)[number];

export interface CountableTreatment {
  readonly isNoShow: boolean;
  /** Its end has passed by the venue's clock. */
  readonly isOver: boolean;
  /** False where nobody said who the guest is. */
  readonly hasGuest: boolean;
  /** The guest has another one on a later day. */
  readonly comesAgain: boolean;
}

/** Every figure that a treatment is counted in. */
export function figuresOfTreatment({
  isNoShow,
  isOver,
  hasGuest,
  comesAgain,
}: CountableTreatment): SpaFigure[] {
  const wasGiven = isOver && !isNoShow;
  return [
    'counted',
    ...(isNoShow ? (['noShow'] as const) : (['charged'] as const)),
    ...(isOver ? (['over'] as const) : []),
    ...(wasGiven && hasGuest && comesAgain ? (['rebooked'] as const) : []),
  ];
}

/** Sums of what is counted together; all times in minutes. */
export interface SpaSums {
  readonly treatments: number;
  readonly noShows: number;
  readonly over: number;
  /** Treatments that were given to somebody who is known. */
  readonly given: number;
  readonly rebooked: number;
  readonly revenue: readonly Money[];
  /** Of therapists, without breaks, absences and pauses. */
  readonly working: number;
  /** Of these, those that a treatment has. */
  readonly treating: number;
  readonly gaps: number;
  readonly idle: number;
  /** Of rooms, while anybody works. */
  readonly open: number;
  readonly occupied: number;
}

/** What one treatment adds. */
export function sumsOfTreatment(
  treatment: CountableTreatment,
  price: Money | undefined,
): Partial<SpaSums> {
  const figures = figuresOfTreatment(treatment);
  const one = (figure: SpaFigure) => (figures.includes(figure) ? 1 : 0);
  const { isOver, isNoShow, hasGuest } = treatment;
  return {
    treatments: 1,
    ...{ noShows: one('noShow'), over: one('over'), rebooked: one('rebooked') },
    given: isOver && !isNoShow && hasGuest ? 1 : 0,
    revenue: price && figures.includes('charged') ? [price] : [],
  };
}

const counts = [
  ...['treatments', 'noShows', 'over', 'given', 'rebooked'],
  ...['working', 'treating', 'gaps', 'idle', 'open', 'occupied'],
] as const satisfies readonly string[];

type Count = Exclude<keyof SpaSums, 'revenue'>;

/** All sums together. */
export function addSpaSums(parts: readonly Partial<SpaSums>[]): SpaSums {
  const sum = (name: Count) => parts.reduce((all, part) => all + (part[name] ?? 0), 0);
  return {
    ...(Object.fromEntries((counts as readonly Count[]).map((name) => [name, sum(name)])) as Record<
      Count,
      number
    >),
    revenue: addMoney(parts.flatMap(({ revenue = [] }) => revenue)),
  };
}

/** The shares of a price for those who give a treatment together; nothing is lost in rounding. */
export function sharesOf({ amount, currency }: Money, among: number): Money[] {
  const least = Math.floor(amount / among);
  const left = amount - least * among;
  return Array.from({ length: among }, (_, index) => ({
    amount: least + (index < left ? 1 : 0),
    currency,
  }));
}

/**
 * A therapist's working time between two treatments. While a mask sets, they are in the treatment; before the
 * first and after the last they may be anywhere.
 * @param works as `workingSpans` answers it
 * @param treatments from preparation to reset, as far as they have the therapist
 */
export function gapsBetween(
  works: readonly TimeSpan[],
  treatments: readonly TimeSpan[],
): TimeSpan[] {
  const first = Math.min(...treatments.map(({ until }) => until));
  const last = Math.max(...treatments.map(({ from }) => from));
  return without(works, treatments).filter(({ from, until }) => first <= from && until <= last);
}

/** The part of spans that lies in another. */
export const within = (spans: readonly TimeSpan[], { from, until }: TimeSpan): TimeSpan[] =>
  spans
    .map((span) => ({ from: Math.max(span.from, from), until: Math.min(span.until, until) }))
    .filter((span) => span.from < span.until);

export const minutesWithin = (spans: readonly TimeSpan[], window: TimeSpan): number =>
  minutesIn(within(spans, window));

/** Values as reports show them; a share of nothing is left out. */
export interface SpaValues {
  treatments: number;
  treatmentRevenue: Money[];
  missedTreatments: number;
  missedTreatmentRate?: number;
  rebookingRate?: number;
  therapistUse?: number;
  treatmentHours: number;
  workingHours: number;
  gaps: number;
  gapHours: number;
  roomUse?: number;
  roomHours: number;
  openRoomHours: number;
}

export function spaValues(sums: SpaSums): SpaValues {
  const share = <Name extends keyof SpaValues>(name: Name, part: number, whole: number) => {
    const value = ratio(part, whole);
    return value === undefined ? {} : { [name]: value };
  };
  return {
    treatments: sums.treatments,
    treatmentRevenue: [...sums.revenue],
    missedTreatments: sums.noShows,
    ...share('missedTreatmentRate', sums.noShows, sums.over),
    ...share('rebookingRate', sums.rebooked, sums.given),
    ...share('therapistUse', sums.treating, sums.working),
    ...{ treatmentHours: hours(sums.treating), workingHours: hours(sums.working) },
    ...{ gaps: sums.gaps, gapHours: hours(sums.idle) },
    ...share('roomUse', sums.occupied, sums.open),
    ...{ roomHours: hours(sums.occupied), openRoomHours: hours(sums.open) },
  };
}

/** To one decimal. */
const hours = (minutes: number): number => Math.round(minutes / 6) / 10;
