import fc from 'fast-check';
import { type TimeSpan, without } from '../../calendar/time-spans';
import { freeStarts, type SpaDay } from '../times/free-starts';
import type { RoomTimes } from '../times/room-choice';
import type { TherapistTimes, TherapistWish } from '../times/therapist-choice';
import { planAt, type TimeAround, treatmentPlan } from '../treatments/treatment-plan';
import { journeyOffers } from './journey-search';
import { type JourneyDemand, type JourneyTreatment, keepsJourney } from './journeys';

const span = (from: number, until: number): TimeSpan => ({ from, until });
const therapist = (_id: string, change: Partial<TherapistTimes> = {}): TherapistTimes => ({
  ...{ _id, gender: 'woman', sortOrder: 0, free: [span(540, 720)], busy: 0 },
  shifts: [span(540, 720)],
  ...change,
});
const room = (_id: string, change: Partial<RoomTimes> = {}): RoomTimes => ({
  ...{ _id, places: 1, equipment: 0, alternatives: 1, sortOrder: 0, free: [span(0, 1440)] },
  ...change,
});
const day = (therapists: string, rooms: string): SpaDay => ({
  therapists: [...therapists].map((id) => therapist(id)),
  rooms: [...rooms].map((id) => room(id)),
});
const none: TimeAround = { minutes: 0, holds: 'both' };

interface Wanted {
  readonly minutes?: number;
  readonly reset?: TimeAround;
  readonly preparation?: TimeAround;
  readonly therapistsNeeded?: number;
  readonly wish?: TherapistWish | null;
  readonly guests?: readonly number[];
  readonly anyOrder?: boolean;
  readonly given?: JourneyTreatment['given'];
}

function treatment(on: SpaDay, spacing: number, wanted: Wanted = {}): JourneyTreatment {
  const { minutes = 60, preparation = none, reset = none, therapistsNeeded = 1 } = wanted;
  const { wish = null, guests = [0], anyOrder = false, given } = wanted;
  const plan = treatmentPlan({ phases: [{ kind: 'handsOn', minutes }], preparation, reset });
  const demand = { plan, therapistsNeeded, guests: guests.length, wish };
  return {
    ...{ demand, day: on, guests, anyOrder, starts: freeStarts(demand, on, spacing) },
    ...(given ? { given } : {}),
  };
}

const HALF_HOUR = 30;
const journey = (
  treatments: readonly JourneyTreatment[],
  change: Partial<JourneyDemand> = {},
): JourneyDemand => ({ treatments, leastGap: 0, mostGap: 30, ...change });
const startsOf = (asked: JourneyDemand) =>
  journeyOffers(asked, HALF_HOUR).offers.map(({ starts }) => starts);

/** Treatments on a day from nine to twelve, one after the other or as the change says. */
const on = (spa: SpaDay, ...wanted: Wanted[]) =>
  wanted.map((one) => treatment(spa, HALF_HOUR, one));

test.each<[string, JourneyDemand, number[][]]>([
  [
    'two after one another',
    journey(on(day('a', 'r'), {}, {})),
    [
      [540, 600],
      [570, 630],
      [600, 660],
    ],
  ],
  [
    'with an hour in between, at least',
    journey(on(day('a', 'r'), {}, {}), { leastGap: 60, mostGap: 120 }),
    [[540, 660]],
  ],
  [
    'two who get the same from one therapist begin together or not at all',
    journey(on(day('a', 'rs'), {}, { guests: [1] })),
    [],
  ],
  [
    'side by side by two therapists',
    journey(on(day('ab', 'rs'), { minutes: 120 }, { minutes: 120, guests: [1] })),
    [
      [540, 540],
      [570, 570],
      [600, 600],
    ],
  ],
  ['side by side in one room', journey(on(day('ab', 'r'), {}, { guests: [1] })), []],
  [
    'the reset of the first keeps the room from the second',
    journey(on(day('ab', 'r'), { reset: { minutes: 15, holds: 'room' } }, {})),
    [
      [540, 630],
      [570, 660],
    ],
  ],
  ['nothing fits on the day', journey(on(day('a', 'r'), { minutes: 120 }, { minutes: 90 })), []],
])('%s', (_, asked, expected) => {
  expect(startsOf(asked)).toEqual(expected);
});

test('the order is the one asked for unless a type leaves it free', () => {
  const early = { ...day('', 'r'), therapists: [therapist('a', { free: [span(540, 600)] })] };
  const late = { ...day('', 'r'), therapists: [therapist('b', { free: [span(600, 720)] })] };
  const [second, first] = [treatment(late, 30), treatment(early, 30)];
  expect(startsOf(journey([second, first]))).toEqual([]);
  const free = { ...first, anyOrder: true };
  expect(startsOf(journey([second, free]))).toEqual([[600, 540]]);
});

test('two guests swap places where there is one therapist for each treatment', () => {
  const spa = (id: string) => ({ therapists: [therapist(id)], rooms: [room('r'), room('s')] });
  const of = (id: string, guest: number) =>
    treatment(spa(id), HALF_HOUR, { guests: [guest], anyOrder: true });
  const swapped = journey([of('a', 0), of('b', 0), of('a', 1), of('b', 1)], { mostGap: 0 });
  expect(startsOf(swapped)[0]).toEqual([540, 600, 600, 540]);
});

test('whoever gives a treatment gives the next as well, since that breaks up no other day', () => {
  const { offers } = journeyOffers(journey(on(day('ab', 'rs'), {}, {})), HALF_HOUR);
  expect(offers[0]?.staffed).toEqual([
    { therapists: ['a'], room: 'r' },
    { therapists: ['a'], room: 'r' },
  ]);
});

test('who is best for one is left to another who has nobody else', () => {
  const spa = day('ab', 'rs');
  const onlyA = { ...day('a', 's') };
  const asked = journey([treatment(spa, 30), treatment(onlyA, 30, { guests: [1] })]);
  expect(journeyOffers(asked, HALF_HOUR).offers[0]?.staffed).toEqual([
    { therapists: ['b'], room: 'r' },
    { therapists: ['a'], room: 's' },
  ]);
});

test('whoever has a treatment so far keeps it if they can', () => {
  const given = { therapists: ['b'], room: 's' };
  const asked = journey(on(day('ab', 'rs'), { given }));
  expect(journeyOffers(asked, HALF_HOUR).offers[0]?.staffed).toEqual([
    { therapists: ['b'], room: 's' },
  ]);
});

const spacing = 30;
const taken = fc.array(
  fc
    .tuple(fc.integer({ min: 108, max: 140 }), fc.integer({ min: 1, max: 8 }))
    .map(([from, length]) => span(from * 5, (from + length) * 5)),
  { maxLength: 2 },
);
const around = fc.record({
  minutes: fc.constantFrom(0, 10, 15),
  holds: fc.constantFrom('therapist' as const, 'room' as const, 'both' as const),
});
const smallJourney = fc.record({
  therapists: fc.array(
    fc.record({
      gender: fc.constantFrom('woman' as const, 'man' as const),
      shift: fc.constantFrom(span(540, 720), span(540, 660), span(600, 720)),
      taken,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  rooms: fc.array(fc.record({ places: fc.integer({ min: 1, max: 2 }), taken }), {
    minLength: 1,
    maxLength: 3,
  }),
  treatments: fc.array(
    fc.record({
      minutes: fc.constantFrom(20, 30, 45, 60),
      ...{ preparation: around, reset: around },
      guests: fc.constantFrom([0], [1], [0, 1]),
      therapistsNeeded: fc.integer({ min: 1, max: 2 }),
      anyOrder: fc.boolean(),
      wish: fc.constantFrom<TherapistWish | null>(
        ...[null, null, { gender: 'woman' as const }, { _therapist: 't1' }],
      ),
      /** Which of the therapists and rooms may be given it. */
      able: fc.tuple(fc.nat(7), fc.nat(7)),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  gaps: fc.constantFrom([0, 0], [0, 30], [0, 60], [15, 45], [30, 30]),
});

const touches = (a: TimeSpan, b: TimeSpan) => a.from < b.until && b.from < a.until;
const subsets = <T>([first, ...others]: readonly T[], count: number): T[][] => {
  if (count === 0) return [[]];
  if (first === undefined) return [];
  const having = subsets(others, count - 1).map((set) => [first, ...set]);
  return [...having, ...subsets(others, count)];
};

/** Every way to give the treatments to therapists and rooms, without any of what is tested. */
function canBeGiven(
  treatments: readonly JourneyTreatment[],
  starts: readonly number[],
  held: readonly { readonly id: string; readonly span: TimeSpan }[] = [],
): boolean {
  const [first, ...others] = treatments;
  const [start = 0, ...later] = starts;
  if (!first) return true;
  const { plan, therapistsNeeded, guests, wish } = first.demand;
  const at = planAt(plan, start);
  const whole = span(
    Math.min(at.room.from, ...at.therapist.map(({ from }) => from)),
    Math.max(at.room.until, ...at.therapist.map(({ until }) => until)),
  );
  const isFree = (id: string, free: readonly TimeSpan[], spans: readonly TimeSpan[]) =>
    spans.every(
      (one) =>
        free.some(({ from, until }) => from <= one.from && one.until <= until) &&
        !held.some((other) => other.id === id && touches(other.span, one)),
    );
  const able = first.day.therapists.filter(
    ({ _id, gender, free, shifts }) =>
      (!wish?.gender || wish.gender === gender) &&
      shifts.some(({ from, until }) => from <= whole.from && whole.until <= until) &&
      isFree(_id, free, at.therapist),
  );
  const rooms = first.day.rooms.filter(
    ({ _id, places, free }) => places >= guests && isFree(_id, free, [at.room]),
  );
  return subsets(able, therapistsNeeded).some(
    (who) =>
      (!wish?._therapist || who.some(({ _id }) => _id === wish._therapist)) &&
      rooms.some((where) =>
        canBeGiven(others, later, [
          ...held,
          ...who.flatMap(({ _id }) => at.therapist.map((one) => ({ id: _id, span: one }))),
          { id: where._id, span: at.room },
        ]),
      ),
  );
}

/** Every start of each treatment from nine to twelve, one by one. */
const everyTimes = (count: number): number[][] =>
  count === 0
    ? [[]]
    : everyTimes(count - 1).flatMap((others) =>
        [540, 570, 600, 630, 660, 690].map((start) => [...others, start]),
      );

test('a journey is offered exactly if there is a way to give it, and as it can be given', () => {
  fc.assert(
    fc.property(smallJourney, (small) => {
      const therapists = small.therapists.map(({ gender, shift, taken: busy }, index) =>
        therapist(`t${index}`, { gender, shifts: [shift], free: without([shift], busy) }),
      );
      const rooms = small.rooms.map(({ places, taken: busy }, index) =>
        room(`r${index}`, { places, free: without([span(0, 1440)], busy) }),
      );
      const has = (mask: number, index: number) => Math.floor(mask / 2 ** index) % 2 === 1;
      const treatments = small.treatments.map(({ able, ...wanted }) =>
        treatment(
          {
            therapists: therapists.filter((_, index) => has(able[0], index)),
            rooms: rooms.filter((_, index) => has(able[1], index)),
          },
          spacing,
          wanted,
        ),
      );
      const [leastGap = 0, mostGap = 0] = small.gaps;
      const asked = { treatments, leastGap, mostGap };
      const { offers, isComplete } = journeyOffers(asked, spacing);
      expect(isComplete).toBe(true);
      const possible = everyTimes(treatments.length)
        .filter((starts) => keepsJourney(asked, starts) && canBeGiven(treatments, starts))
        .map((starts) => Math.min(...starts));
      const found = offers.map(({ starts }) => Math.min(...starts));
      expect(found).toEqual([...new Set(possible)].sort((a, b) => a - b));
      for (const { starts, staffed } of offers) {
        expect(keepsJourney(asked, starts)).toBe(true);
        const given = treatments.map((one, index) => {
          const { therapists: ids = [], room: id } = staffed[index] ?? {};
          return {
            ...one,
            demand: { ...one.demand, therapistsNeeded: ids.length },
            day: {
              therapists: one.day.therapists.filter(({ _id }) => ids.includes(_id)),
              rooms: one.day.rooms.filter(({ _id }) => _id === id),
            },
          };
        });
        expect(given.map(({ demand }) => demand.therapistsNeeded)).toEqual(
          treatments.map(({ demand }) => demand.therapistsNeeded),
        );
        expect(canBeGiven(given, starts)).toBe(true);
      }
      expect(journeyOffers(asked, spacing)).toEqual({ offers, isComplete });
    }),
    { numRuns: 300 },
  );
});

describe('the search', () => {
  const ids = (count: number, letter: string) =>
    Array.from({ length: count }, (_, index) => `${letter}${String(index).padStart(2, '0')}`);
  const busyDay = (therapists: number, free: readonly TimeSpan[]): SpaDay => ({
    therapists: ids(therapists, 't').map((id) => therapist(id, { free, shifts: [span(0, 1440)] })),
    rooms: ids(20, 'r').map((id) => room(id, { places: 2, free: [span(0, 1440)] })),
  });
  const FIVE = 5;
  const all = [span(540, 1200)];

  test.each<[string, JourneyTreatment[]]>([
    [
      'four in any order for one guest',
      Array.from({ length: 4 }, () => treatment(busyDay(40, all), FIVE, { anyOrder: true })),
    ],
    [
      'a couple with three each, the last one together',
      [
        ...[0, 1].flatMap((guest) =>
          [45, 30].map((minutes) =>
            treatment(busyDay(40, all), FIVE, { minutes, guests: [guest], anyOrder: true }),
          ),
        ),
        treatment(busyDay(40, all), FIVE, { guests: [0, 1], therapistsNeeded: 2 }),
      ],
    ],
    [
      'six guests side by side',
      ids(6, 'g').map((_, guest) => treatment(busyDay(6, all), FIVE, { guests: [guest] })),
    ],
    [
      'six guests and five therapists',
      ids(6, 'g').map((_, guest) => treatment(busyDay(5, all), FIVE, { guests: [guest] })),
    ],
    [
      'five in any order on a day of gaps that fit one, not the next',
      ids(5, 'x').map(() =>
        treatment(
          busyDay(
            3,
            ids(8, 'h').map((_, hour) => span(540 + hour * 75, 600 + hour * 75)),
          ),
          FIVE,
          { anyOrder: true },
        ),
      ),
    ],
  ])('looks at all of a day of forty therapists: %s', (_, treatments) => {
    const asked = journey(treatments, { mostGap: 60 });
    expect(journeyOffers(asked, FIVE).isComplete).toBe(true);
  });

  test('ends after its last step, with what it has found so far', () => {
    const treatments = Array.from({ length: 8 }, (_, index) =>
      treatment(busyDay(9, all), FIVE, { guests: [index % 2], anyOrder: true }),
    );
    const asked = journey(treatments, { mostGap: 240 });
    let looked = 0;
    const counting = treatments.map((one) => ({
      ...one,
      get starts() {
        looked += 1;
        return one.starts;
      },
    }));
    const { offers, isComplete } = journeyOffers({ ...asked, treatments: counting }, FIVE, 100);
    expect(isComplete).toBe(false);
    expect(offers.length).toBeLessThan(100);
    expect(looked).toBeLessThan(8 * 100 + 8 + 8 * 288);
  });
});
