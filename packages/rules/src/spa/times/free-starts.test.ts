import fc from 'fast-check';
import { type TimeSpan, without } from '../../calendar/time-spans';
import { shiftSpans, workingSpans } from '../schedules/shifts';
import { type TreatmentCourse, treatmentPlan } from '../treatments/treatment-plan';
import { bookableStarts, freeStarts, type SpaDay, type TreatmentDemand } from './free-starts';
import { chooseRoom, type RoomTimes } from './room-choice';
import { chooseTherapists, type TherapistTimes, type TherapistWish } from './therapist-choice';

const span = (from: number, until: number): TimeSpan => ({ from, until });
const therapist = (_id: string, change: Partial<TherapistTimes> = {}): TherapistTimes => ({
  ...{ _id, gender: 'woman', sortOrder: 0, free: [span(540, 720)], busy: 0 },
  shifts: [span(-1440, 2880)],
  ...change,
});
const room = (_id: string, change: Partial<RoomTimes> = {}): RoomTimes => ({
  ...{ _id, places: 2, equipment: 0, alternatives: 1, sortOrder: 0, free: [span(0, 1440)] },
  ...change,
});
const none = { minutes: 0, holds: 'both' } as const;
const course: TreatmentCourse = {
  phases: [{ kind: 'handsOn', minutes: 60 }],
  preparation: none,
  reset: none,
};
const demand = (change: Partial<TreatmentDemand> = {}): TreatmentDemand => ({
  ...{ plan: treatmentPlan(course), therapistsNeeded: 1, guests: 1 },
  ...change,
});
const nineToTwelve = { therapists: [therapist('a')], rooms: [room('r')] };

test.each<[number, number[]]>([
  [15, [540, 555, 570, 585, 600, 615, 630, 645, 660]],
  [20, [540, 560, 580, 600, 620, 640, 660]],
  [30, [540, 570, 600, 630, 660]],
  [45, [540, 585, 630]],
])('with a spacing of %i minutes', (spacing, expected) => {
  expect(freeStarts(demand(), nineToTwelve, spacing)).toEqual(expected);
});

test.each<[string, Partial<TreatmentDemand>, SpaDay, number[]]>([
  ['nobody works', {}, { ...nineToTwelve, therapists: [therapist('a', { free: [] })] }, []],
  ['there is no room', {}, { ...nineToTwelve, rooms: [] }, []],
  [
    'a treatment off the grid is in the way',
    {},
    { ...nineToTwelve, therapists: [therapist('a', { free: [span(540, 610), span(635, 720)] })] },
    [540, 660],
  ],
  [
    'the reset is over when the shift is',
    { plan: treatmentPlan({ ...course, reset: { minutes: 30, holds: 'both' } }) },
    nineToTwelve,
    [540, 570, 600, 630],
  ],
  [
    'the room is reset after a break has begun',
    { plan: treatmentPlan({ ...course, reset: { minutes: 30, holds: 'room' } }) },
    nineToTwelve,
    [540, 570, 600, 630, 660],
  ],
  [
    'the room is reset before the shift is over',
    { plan: treatmentPlan({ ...course, reset: { minutes: 30, holds: 'room' } }) },
    { ...nineToTwelve, therapists: [therapist('a', { shifts: [span(540, 720)] })] },
    [540, 570, 600, 630],
  ],
  [
    'the room is prepared once the shift has begun',
    { plan: treatmentPlan({ ...course, preparation: { minutes: 10, holds: 'room' } }) },
    { ...nineToTwelve, therapists: [therapist('a', { shifts: [span(540, 720)] })] },
    [570, 600, 630, 660],
  ],
  [
    'the room is being reset for a while',
    {},
    { ...nineToTwelve, rooms: [room('r', { free: [span(625, 1440)] })] },
    [630, 660],
  ],
  [
    'preparation begins with the shift',
    { plan: treatmentPlan({ ...course, preparation: { minutes: 10, holds: 'therapist' } }) },
    nineToTwelve,
    [570, 600, 630, 660],
  ],
  ['a couple finds one therapist', { therapistsNeeded: 2, guests: 2 }, nineToTwelve, []],
  [
    'a couple finds two therapists, together for a while',
    { therapistsNeeded: 2, guests: 2 },
    { ...nineToTwelve, therapists: [therapist('a'), therapist('b', { free: [span(600, 720)] })] },
    [600, 630, 660],
  ],
  [
    'a couple finds no room for two',
    { therapistsNeeded: 2, guests: 2 },
    { therapists: [therapist('a'), therapist('b')], rooms: [room('r', { places: 1 })] },
    [],
  ],
  [
    'a man is wanted who comes at ten',
    { wish: { gender: 'man' } },
    {
      ...nineToTwelve,
      therapists: [therapist('a'), therapist('b', { gender: 'man', free: [span(600, 720)] })],
    },
    [600, 630, 660],
  ],
  [
    'one is wanted who leaves at eleven',
    { wish: { _therapist: 'b' } },
    { ...nineToTwelve, therapists: [therapist('a'), therapist('b', { free: [span(540, 660)] })] },
    [540, 570, 600],
  ],
  [
    'the shift passes midnight',
    {},
    {
      ...nineToTwelve,
      therapists: [therapist('a', { free: [span(1380, 1530)] })],
      rooms: [room('r', { free: [span(0, 2880)] })],
    },
    [1380, 1410],
  ],
  [
    'the shift began the day before',
    { plan: treatmentPlan({ ...course, preparation: { minutes: 15, holds: 'both' } }) },
    {
      ...nineToTwelve,
      therapists: [therapist('a', { free: [span(-60, 90)] })],
      rooms: [room('r', { free: [span(-1440, 1440)] })],
    },
    [0, 30],
  ],
])('%s', (_, change, day, expected) => {
  expect(freeStarts(demand(change), day, 30)).toEqual(expected);
});

test.each<[string, string, string, object, number[]]>([
  ['of the day before', '2026-11-27', '09:00', {}, []],
  ['on the day, from now on', '2026-11-28', '09:30', {}, [570, 600, 630]],
  ['with an hour’s notice', '2026-11-28', '09:00', { minNoticeMinutes: 60 }, [600, 630]],
  ['tomorrow', '2026-11-29', '09:30', {}, [540, 570, 600, 630]],
  [
    'on the last day of the window',
    '2026-11-29',
    '09:30',
    { bookingWindowDays: 1 },
    [540, 570, 600, 630],
  ],
  ['after it', '2026-11-30', '09:30', { bookingWindowDays: 1 }, []],
])('starts that can be booked %s', (_, date, time, limits, expected) => {
  const now = Date.parse(`2026-11-28T${time}:00+01:00`);
  const window = { now, zone: 'Europe/Oslo', ...limits };
  expect(bookableStarts(date, [540, 570, 600, 630], window)).toEqual(expected);
});

test('an hour that the clock skips has no starts', () => {
  const window = { now: Date.parse('2027-03-01T00:00:00Z'), zone: 'Europe/Oslo' };
  expect(bookableStarts('2027-03-28', [60, 120, 150, 180], window)).toEqual([60, 180]);
});

const DAY = '2026-11-28';
const spans = fc.array(
  fc
    .tuple(fc.nat(400), fc.integer({ min: 1, max: 120 }))
    .map(([from, length]) => span(from, from + length)),
  { maxLength: 3 },
);
const around = fc.record({
  minutes: fc.constantFrom(0, 5, 10, 25),
  holds: fc.constantFrom('therapist' as const, 'room' as const, 'both' as const),
});
const smallSpa = fc.record({
  course: fc.record({
    phases: fc.array(
      fc.record({
        kind: fc.constantFrom('handsOn' as const, 'setting' as const),
        minutes: fc.integer({ min: 5, max: 50 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    preparation: around,
    reset: around,
  }),
  therapists: fc.array(
    fc.record({
      gender: fc.constantFrom('woman' as const, 'man' as const, 'unspecified' as const),
      shift: fc.tuple(fc.nat(200), fc.integer({ min: 60, max: 300 })),
      pause: fc.tuple(fc.nat(60), fc.nat(30)),
      taken: spans,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  rooms: fc.array(fc.record({ places: fc.integer({ min: 1, max: 2 }), taken: spans }), {
    maxLength: 3,
  }),
  therapistsNeeded: fc.integer({ min: 1, max: 2 }),
  guests: fc.integer({ min: 1, max: 2 }),
  spacing: fc.constantFrom(15, 20, 30, 45),
  wish: fc.constantFrom<TherapistWish | null>(
    null,
    {},
    { gender: 'woman' },
    { gender: 'man' },
    { _therapist: 't1' },
  ),
});

/** Minute by minute, without any of what is tested. */
function heldAt(
  { phases, preparation, reset }: TreatmentCourse,
  minute: number,
): { therapist: boolean; room: boolean } {
  const held = (holds: string) => ({ therapist: holds !== 'room', room: holds !== 'therapist' });
  if (minute < 0) {
    return minute >= -preparation.minutes
      ? held(preparation.holds)
      : { therapist: false, room: false };
  }
  let passed = 0;
  for (const { kind, minutes } of phases) {
    passed += minutes;
    if (minute < passed) return { therapist: kind === 'handsOn', room: true };
  }
  return minute < passed + reset.minutes ? held(reset.holds) : { therapist: false, room: false };
}

test('a start is free exactly if every minute of it is', () => {
  fc.assert(
    fc.property(smallSpa, (spa) => {
      const { therapistsNeeded, guests, spacing, wish } = spa;
      const isTaken = (taken: readonly TimeSpan[], minute: number) =>
        taken.some(({ from, until }) => from <= minute && minute < until);
      const therapists = spa.therapists.map(
        ({ gender, shift: [from, length], pause, taken }, index) => {
          const until = from + length;
          const breaks = [
            { start: from + pause[0], end: Math.min(until, from + pause[0] + pause[1]) },
          ];
          const shift = { date: DAY, shiftStart: from, shiftEnd: until, breaks };
          const onShift = (minute: number) => from <= minute && minute < until;
          const works = (minute: number) =>
            onShift(minute) && !breaks.some(({ start, end }) => start <= minute && minute < end);
          const times = therapist(`t${index}`, {
            gender,
            shifts: shiftSpans(DAY, [shift]),
            free: without(workingSpans(DAY, [shift], []), taken),
          });
          const isFree = (minute: number) => works(minute) && !isTaken(taken, minute);
          return { times, onShift, isFree };
        },
      );
      const rooms = spa.rooms.map(({ places, taken }, index) => ({
        times: room(`r${index}`, { places, free: without([span(-1440, 2880)], taken) }),
        taken,
      }));
      const plan = treatmentPlan(spa.course);
      const fits = (
        start: number,
        isFree: (minute: number) => boolean,
        who: 'therapist' | 'room',
      ) => {
        // without a moment of theirs, they only have to be there when it begins
        if (who === 'therapist' && plan.therapist.length === 0)
          return isFree(start) || isFree(start - 1);
        for (let minute = -130; minute < 400; minute += 1) {
          if (heldAt(spa.course, minute)[who] && !isFree(start + minute)) return false;
        }
        return true;
      };
      const isCovered = (start: number, onShift: (minute: number) => boolean) => {
        for (let minute = -130; minute < 400; minute += 1) {
          const { therapist: byThem, room: inRoom } = heldAt(spa.course, minute);
          if ((byThem || inRoom) && !onShift(start + minute)) return false;
        }
        return true;
      };
      const asked = { plan, therapistsNeeded, guests, wish };
      const day = {
        therapists: therapists.map(({ times }) => times),
        rooms: rooms.map(({ times }) => times),
      };
      const expected: number[] = [];
      for (let start = 0; start < 1440; start += spacing) {
        const able = therapists.filter(
          ({ times, onShift, isFree }) =>
            (!wish?.gender || times.gender === wish.gender) &&
            isCovered(start, onShift) &&
            fits(start, isFree, 'therapist'),
        );
        const inRoom = rooms.some(
          ({ times, taken }) =>
            times.places >= guests && fits(start, (minute) => !isTaken(taken, minute), 'room'),
        );
        const isKept = !wish?._therapist || able.some(({ times }) => times._id === wish._therapist);
        if (able.length >= therapistsNeeded && inRoom && isKept) expected.push(start);
      }
      const found = freeStarts(asked, day, spacing);
      expect(found).toEqual(expected);
      for (let start = 0; start < 1440; start += spacing) {
        const chosen =
          chooseTherapists(asked, start, day.therapists, spacing) &&
          chooseRoom(asked, start, day.rooms, spacing);
        expect(chosen !== undefined).toBe(found.includes(start));
      }
    }),
  );
});
