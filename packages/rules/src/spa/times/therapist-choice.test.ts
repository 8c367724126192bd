import { treatmentPlan } from '../treatments/treatment-plan';
import {
  chooseTherapists,
  type TherapistDemand,
  type TherapistTimes,
  type TherapistWish,
} from './therapist-choice';

const span = (from: number, until: number) => ({ from, until });
const therapist = (_id: string, change: Partial<TherapistTimes> = {}): TherapistTimes => ({
  ...{ _id, gender: 'woman', sortOrder: 0, free: [span(540, 1020)], busy: 0 },
  shifts: [span(0, 1440)],
  ...change,
});
const around = { minutes: 0, holds: 'both' } as const;
const hour = treatmentPlan({
  phases: [{ kind: 'handsOn', minutes: 60 }],
  preparation: around,
  reset: around,
});
const demand = (change: Partial<TherapistDemand> = {}): TherapistDemand => ({
  plan: hour,
  therapistsNeeded: 1,
  ...change,
});

test.each<[string, TherapistTimes[], string[] | undefined]>([
  ['nobody, if nobody is free', [therapist('a', { free: [span(540, 659)] })], undefined],
  ['somebody whose shift ends with it', [therapist('a', { shifts: [span(540, 660)] })], ['a']],
  ['nobody whose shift ends before it', [therapist('a', { shifts: [span(540, 659)] })], undefined],
  [
    'whoever is free right before it, so that no day is broken in two',
    [therapist('a'), therapist('b', { free: [span(600, 1020)] })],
    ['b'],
  ],
  [
    'whoever it fills a gap of',
    [therapist('a', { free: [span(600, 1020)] }), therapist('b', { free: [span(600, 660)] })],
    ['b'],
  ],
  [
    'whoever keeps a gap that somebody can use',
    [therapist('a', { free: [span(590, 1020)] }), therapist('b', { free: [span(570, 1020)] })],
    ['b'],
  ],
  [
    'whoever has had less to do',
    [therapist('a', { busy: 120 }), therapist('b', { busy: 60 })],
    ['b'],
  ],
  [
    'the first in the order of the venue',
    [therapist('a', { sortOrder: 2 }), therapist('b', { sortOrder: 1 })],
    ['b'],
  ],
  ['the one with the lower id', [therapist('b'), therapist('a')], ['a']],
])('a treatment at ten gets %s', (_, therapists, expected) => {
  expect(chooseTherapists(demand(), 600, therapists, 30)).toEqual(expected);
});

const team = [
  therapist('Anna', { busy: 200 }),
  therapist('Berit', { busy: 100 }),
  therapist('Carl', { gender: 'man', busy: 300 }),
  therapist('Dag', { gender: 'unspecified' }),
];
test.each<[string, number, TherapistWish, string[] | undefined]>([
  ['without a wish', 1, {}, ['Dag']],
  ['of two, without a wish', 2, {}, ['Dag', 'Berit']],
  ['by a woman', 1, { gender: 'woman' }, ['Berit']],
  ['by a man', 1, { gender: 'man' }, ['Carl']],
  ['by two women', 2, { gender: 'woman' }, ['Berit', 'Anna']],
  ['by two men, where there is one', 2, { gender: 'man' }, undefined],
  ['by Anna', 1, { _therapist: 'Anna' }, ['Anna']],
  ['by Anna and somebody else', 2, { _therapist: 'Anna' }, ['Anna', 'Dag']],
  ['by Eva, who cannot', 1, { _therapist: 'Eva' }, undefined],
  ['by Carl, who is to be a woman', 1, { _therapist: 'Carl', gender: 'woman' }, undefined],
  ['of five, where there are four', 5, {}, undefined],
])('a treatment %s', (_, therapistsNeeded, wish, expected) => {
  expect(chooseTherapists(demand({ therapistsNeeded, wish }), 600, team, 30)).toEqual(expected);
});

test('a setting phase leaves the therapist to somebody else', () => {
  const plan = treatmentPlan({
    phases: [
      { kind: 'handsOn', minutes: 20 },
      { kind: 'setting', minutes: 30 },
      { kind: 'handsOn', minutes: 10 },
    ],
    preparation: around,
    reset: around,
  });
  const busyMeanwhile = therapist('a', { free: [span(540, 620), span(650, 1020)] });
  expect(chooseTherapists(demand({ plan }), 600, [busyMeanwhile], 30)).toEqual(['a']);
  expect(chooseTherapists(demand({ plan }), 605, [busyMeanwhile], 30)).toBeUndefined();
});
