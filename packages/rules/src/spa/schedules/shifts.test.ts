import fc from 'fast-check';
import { addDays } from '../../calendar/calendar-date';
import {
  type Absence,
  absentOn,
  type Shift,
  shiftProblem,
  shiftSpans,
  shiftsOverlap,
  workingSpans,
} from './shifts';

const DAY = '2026-11-28';
const BEFORE = '2026-11-27';
const NEXT = '2026-11-29';
const shift = (shiftStart: number, shiftEnd: number, change: Partial<Shift> = {}): Shift => ({
  date: DAY,
  shiftStart,
  shiftEnd,
  breaks: [],
  ...change,
});
const span = (from: number, until: number) => ({ from, until });

test.each<[string, Shift, string | undefined]>([
  ['from nine to five', shift(540, 1020), undefined],
  ['past midnight', shift(1200, 1560), undefined],
  ['a whole day long', shift(600, 2040), undefined],
  ['longer than a day', shift(600, 2041), 'INVALID_TIME'],
  ['that ends before it begins', shift(600, 540), 'INVALID_TIME'],
  ['of no minute', shift(600, 600), 'INVALID_TIME'],
  ['with a break', shift(540, 1020, { breaks: [{ start: 720, end: 750 }] }), undefined],
  [
    'with a break of no minute',
    shift(540, 1020, { breaks: [{ start: 720, end: 720 }] }),
    'INVALID_TIME',
  ],
  [
    'with a break before it',
    shift(540, 1020, { breaks: [{ start: 530, end: 550 }] }),
    'BREAK_OUTSIDE_SHIFT',
  ],
  [
    'with a break after it',
    shift(540, 1020, { breaks: [{ start: 1010, end: 1030 }] }),
    'BREAK_OUTSIDE_SHIFT',
  ],
  [
    'with breaks that touch',
    shift(540, 1020, {
      breaks: [
        { start: 720, end: 750 },
        { start: 690, end: 720 },
      ],
    }),
    undefined,
  ],
  [
    'with breaks that overlap',
    shift(540, 1020, {
      breaks: [
        { start: 720, end: 750 },
        { start: 690, end: 721 },
      ],
    }),
    'BREAKS_OVERLAP',
  ],
])('a shift %s', (_, given, problem) => {
  expect(shiftProblem(given)).toBe(problem);
});

test.each<[string, Shift, Shift, boolean]>([
  ['at the same time', shift(540, 1020), shift(540, 1020), true],
  ['one after the other', shift(540, 720), shift(720, 1020), false],
  ['on two days', shift(540, 1020), shift(540, 1020, { date: NEXT }), false],
  ['past midnight into the next', shift(1200, 1560), shift(60, 600, { date: NEXT }), true],
  ['until the next begins', shift(1200, 1500), shift(60, 600, { date: NEXT }), false],
])('two shifts %s', (_, a, b, expected) => {
  expect([shiftsOverlap(a, b), shiftsOverlap(b, a)]).toEqual([expected, expected]);
});

test.each<[string, Absence, [number, number]]>([
  ['all day', { from: DAY, until: DAY }, [0, 1440]],
  ['from two in the afternoon', { from: DAY, until: DAY, start: 840 }, [840, 1440]],
  ['until noon', { from: DAY, until: DAY, end: 720 }, [0, 720]],
  [
    'from the day before until noon of the day after',
    { from: BEFORE, until: NEXT, start: 840, end: 720 },
    [-600, 2160],
  ],
])('absent %s', (_, absence, [from, until]) => {
  expect(absentOn(DAY, absence)).toEqual(span(from, until));
});

test.each<[string, Shift[], Absence[], [number, number][]]>([
  ['none', [], [], []],
  ['nine to five', [shift(540, 1020)], [], [[540, 1020]]],
  [
    'with lunch',
    [shift(540, 1020, { breaks: [span2(720, 750)] })],
    [],
    [
      [540, 720],
      [750, 1020],
    ],
  ],
  ['two that touch', [shift(540, 720), shift(720, 1020)], [], [[540, 1020]]],
  ['the night before', [shift(1200, 1560, { date: BEFORE })], [], [[-240, 120]]],
  ['into the night', [shift(1200, 1560), shift(120, 300, { date: NEXT })], [], [[1200, 1740]]],
  [
    'ill from two',
    [shift(540, 1020), shift(540, 1020, { date: NEXT })],
    [{ from: DAY, until: NEXT, start: 840 }],
    [[540, 840]],
  ],
])('working time: %s', (_, shifts, absences, expected) => {
  expect(workingSpans(DAY, shifts, absences)).toEqual(
    expected.map(([from, until]) => span(from, until)),
  );
});

test('shifts count with their breaks, and as one where they touch', () => {
  const shifts = [
    shift(720, 1020, { breaks: [span2(800, 830)] }),
    shift(540, 720),
    shift(1200, 1560, { date: BEFORE }),
  ];
  expect(shiftSpans(DAY, shifts)).toEqual([span(-240, 120), span(540, 1020)]);
});

function span2(start: number, end: number) {
  return { start, end };
}

const someTimes = fc
  .tuple(fc.constantFrom(BEFORE, DAY, NEXT), fc.nat(1439), fc.integer({ min: 1, max: 1440 }))
  .map(([date, start, length]) => ({ date, start, end: start + length }));

test('works in every minute of a shift that is in no break and no absence', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(someTimes, fc.nat(300)), { maxLength: 3 }),
      fc.array(fc.tuple(someTimes, fc.nat(2)), { maxLength: 2 }),
      fc.integer({ min: -1440, max: 2880 }),
      (shifts, absences, minute) => {
        const given = shifts.map(([{ date, start, end }, pause]) =>
          shift(start, end, {
            date,
            breaks: [
              { start: start + Math.floor((end - start) / 2), end: Math.min(end, start + pause) },
            ],
          }),
        );
        const away = absences.map(([{ date, start }, days]) => ({
          ...{ from: date, until: addDays(date, days + 1), start },
        }));
        const dayOf = (date: string) => [BEFORE, DAY, NEXT].indexOf(date) - 1;
        const isIn = ({ date, start, end }: { date: string; start: number; end: number }) =>
          start + dayOf(date) * 1440 <= minute && minute < end + dayOf(date) * 1440;
        const works =
          given.some(({ date, shiftStart: start, shiftEnd: end }) => isIn({ date, start, end })) &&
          !given.some(({ date, breaks }) => breaks.some((one) => isIn({ date, ...one }))) &&
          !absences.some(([{ date, start }, days]) =>
            isIn({ date, start, end: (days + 2) * 1440 }),
          );
        const found = workingSpans(DAY, given, away).some(
          ({ from, until }) => from <= minute && minute < until,
        );
        expect(found).toBe(works);
      },
    ),
  );
});
