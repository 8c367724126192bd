import type { TimeSpan } from '../calendar/time-spans';
import {
  addSpaSums,
  type CountableTreatment,
  figuresOfTreatment,
  gapsBetween,
  minutesWithin,
  type SpaFigure,
  sharesOf,
  spaValues,
  sumsOfTreatment,
} from './spa-figures';

const treatment = (change: Partial<CountableTreatment> = {}): CountableTreatment => ({
  ...{ isNoShow: false, isOver: false, hasGuest: true, comesAgain: false },
  ...change,
});
const nok = (amount: number) => ({ amount, currency: 'NOK' });
const span = (from: number, until: number): TimeSpan => ({ from, until });

test.each<[string, Partial<CountableTreatment>, SpaFigure[]]>([
  ['one to come', {}, ['counted', 'charged']],
  ['one that is over', { isOver: true }, ['counted', 'charged', 'over']],
  ['a no-show', { isOver: true, isNoShow: true }, ['counted', 'noShow', 'over']],
  [
    'one whose guest comes again',
    { isOver: true, comesAgain: true },
    ['counted', 'charged', 'over', 'rebooked'],
  ],
  ['one to come whose guest comes again', { comesAgain: true }, ['counted', 'charged']],
  [
    'a no-show who comes again',
    { isOver: true, isNoShow: true, comesAgain: true },
    ['counted', 'noShow', 'over'],
  ],
])('%s', (_, change, figures) => {
  expect(figuresOfTreatment(treatment(change))).toEqual(figures);
});

test('shares are of what could have been: no-shows of what is over, returns of known guests', () => {
  const sums = addSpaSums([
    sumsOfTreatment(treatment({ isOver: true, comesAgain: true }), nok(100)),
    sumsOfTreatment(treatment({ isOver: true }), nok(200)),
    sumsOfTreatment(treatment({ isOver: true, hasGuest: false }), nok(300)),
    sumsOfTreatment(treatment({ isOver: true, isNoShow: true }), nok(400)),
    sumsOfTreatment(treatment(), nok(500)),
    { working: 480, treating: 360, gaps: 2, idle: 45, open: 600, occupied: 150 },
  ]);
  expect(spaValues(sums)).toEqual({
    ...{ treatments: 5, treatmentRevenue: [nok(1_100)] },
    ...{ missedTreatments: 1, missedTreatmentRate: 0.25, rebookingRate: 0.5 },
    ...{ therapistUse: 0.75, treatmentHours: 6, workingHours: 8, gaps: 2, gapHours: 0.8 },
    ...{ roomUse: 0.25, roomHours: 2.5, openRoomHours: 10 },
  });
});

test('a share of nothing is left out', () => {
  expect(Object.keys(spaValues(addSpaSums([])))).toEqual([
    ...['treatments', 'treatmentRevenue', 'missedTreatments'],
    ...['treatmentHours', 'workingHours', 'gaps', 'gapHours', 'roomHours', 'openRoomHours'],
  ]);
});

test.each([
  [229_000, 2, [114_500, 114_500]],
  [100, 3, [34, 33, 33]],
  [1, 2, [1, 0]],
  [0, 2, [0, 0]],
])('%d for %d', (amount, among, shares) => {
  expect(sharesOf(nok(amount), among)).toEqual(shares.map(nok));
});

test.each<[string, TimeSpan[], TimeSpan[], TimeSpan[]]>([
  ['nobody came', [span(540, 1020)], [], []],
  ['one treatment', [span(540, 1020)], [span(600, 660)], []],
  ['two that touch', [span(540, 1020)], [span(600, 660), span(660, 720)], []],
  [
    'two with an hour between them',
    [span(540, 1020)],
    [span(600, 660), span(720, 780)],
    [span(660, 720)],
  ],
  [
    'two with lunch between them',
    [span(540, 690), span(720, 1020)],
    [span(600, 660), span(780, 840)],
    [span(660, 690), span(720, 780)],
  ],
  [
    'one outside of working time',
    [span(540, 600)],
    [span(540, 570), span(720, 780)],
    [span(570, 600)],
  ],
])('the gaps of a day: %s', (_, works, treatments, gaps) => {
  expect(gapsBetween(works, treatments)).toEqual(gaps);
});

test('minutes of an hour', () => {
  expect(minutesWithin([span(570, 630), span(640, 700)], span(600, 660))).toBe(50);
});
