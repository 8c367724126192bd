import { aTreatment } from '../testing/spa-day';
import { partsOf } from './bar-parts';

const span = (from: number, until: number) => ({ from, until });
const bar = (guest: [number, number], ...held: [number, number][]) => ({
  treatment: aTreatment(),
  guest: span(...guest),
  held: held.map(([from, until]) => span(from, until)),
});

test('preparation and reset lie around the guest, not in it', () => {
  expect(partsOf(bar([600, 660], [585, 675]))).toEqual({
    within: [{ kind: 'held', span: span(600, 660) }],
    around: [
      { kind: 'preparation', span: span(585, 600) },
      { kind: 'reset', span: span(660, 675) },
    ],
    textMinutes: 60,
  });
});

test('a setting phase leaves the column to somebody else', () => {
  const { within, textMinutes } = partsOf(bar([600, 660], [600, 620], [645, 660]));
  expect(within).toEqual([
    { kind: 'held', span: span(600, 620) },
    { kind: 'setting', span: span(620, 645) },
    { kind: 'held', span: span(645, 660) },
  ]);
  // its words have room until the mask is on
  expect(textMinutes).toBe(20);
});

test('a treatment that begins with a setting phase has all of its bar for its words', () => {
  const { within, textMinutes } = partsOf(bar([600, 660], [630, 660]));
  expect(within.map(({ kind }) => kind)).toEqual(['setting', 'held']);
  expect(textMinutes).toBe(60);
});

test('what holds only the room is drawn as a setting phase of its therapist', () => {
  expect(partsOf(bar([600, 660]))).toMatchObject({
    ...{ within: [{ kind: 'setting', span: span(600, 660) }], around: [], textMinutes: 60 },
  });
});
