import { aTreatmentType } from '../../../../testing/spa-fixtures';
import {
  coveredPrice,
  emptyRow,
  groupsOf,
  guestCount,
  type NewJourney,
  payingGuest,
  sharesOf,
  toJourney,
  toQuery,
} from './new-journey';

const massage = aTreatmentType({ _id: 'massage' });
const couples = aTreatmentType({ _id: 'couples', guests: 2 });
const typesById = new Map([massage, couples].map((type) => [type._id, type]));

const journey = (given: Partial<NewJourney> = {}): NewJourney => ({
  guests: [{ kind: 'known', _id: 'kari', name: 'Kari', detail: 'kari@example.com' }],
  rows: [emptyRow(0, 'massage'), emptyRow(1, 'couples')],
  ...{ leastGap: 15, mostGap: 60, date: '2026-06-19', start: undefined },
  ...{ internalComment: ' Quiet ', confirm: false },
  ...given,
});

test.each([
  [1, 1, ['each']],
  [1, 2, ['each', 0, 1]],
  [2, 2, ['each']],
  [2, 3, [0, 1]],
  [2, 4, ['each', 0, 1, 2]],
] as const)('a treatment for %i of %i guests can be for %j', (size, guests, shares) => {
  expect(sharesOf(size, guests)).toEqual(shares);
});

test.each([
  ['each', 1, 3, [[0], [1], [2]]],
  [
    'each',
    2,
    4,
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [1, 2, 3, [[1, 2]]],
  // of three, not everybody can have a partner
  ['each', 2, 3, [[0, 1]]],
  // somebody who no longer comes
  [3, 1, 2, [[0], [1]]],
] as const)('for %j, %i at once of %i: %j', (from, size, guests, groups) => {
  expect(groupsOf({ from }, size, guests)).toEqual(groups);
});

test('as many guests come as the largest treatment is for', () => {
  expect(guestCount(journey(), typesById)).toBe(2);
  expect(guestCount(journey({ rows: [emptyRow(0, 'massage')] }), typesById)).toBe(1);
});

test('a treatment for one is asked for once for each guest, with its wish', () => {
  const wish = { kind: 'gender', gender: 'woman' } as const;
  const rows = [{ ...emptyRow(0, 'massage'), wish }, emptyRow(1, 'couples')];
  expect(toQuery(journey({ rows }), typesById)).toEqual({
    ...{ date: '2026-06-19', leastGap: 15, mostGap: 60 },
    treatments: [
      { _treatmentType: 'massage', guests: [0], wish: { gender: 'woman' } },
      { _treatmentType: 'massage', guests: [1], wish: { gender: 'woman' } },
      { _treatmentType: 'couples', guests: [0, 1] },
    ],
  });
});

test('it is booked at the times that were offered', () => {
  const asked = journey();
  const query = toQuery(asked, typesById);
  const given = (timeindexStart: number) => ({
    ...{ timeindexStart, timeindexEnd: timeindexStart + 60 },
    ...{ therapists: [], room: { _id: 'birch', name: 'Birch' } },
  });
  const offer = {
    ...{ timeindexStart: 600, timeindexEnd: 750 },
    treatments: [given(600), given(600), given(690)],
  };
  expect(toJourney(asked, query, offer, typesById)).toMatchObject({
    guests: [{ _customer: 'kari' }],
    internalComment: 'Quiet',
    treatments: [{ timeindexStart: 600 }, { timeindexStart: 600 }, { timeindexStart: 690 }],
  });
});

test('what pays for a row pays each time that it is given', () => {
  const rows = [{ ...emptyRow(0, 'massage'), paidBy: 'stay:in' }, emptyRow(1, 'couples')];
  const asked = journey({ rows });
  const offer = { timeindexStart: 600, timeindexEnd: 750, treatments: [] };
  const { treatments } = toJourney(asked, toQuery(asked, typesById), offer, typesById);
  expect(treatments).toMatchObject([{ _stayTreatment: 'in' }, { _stayTreatment: 'in' }, {}]);
  expect(treatments[2]).not.toHaveProperty('_stayTreatment');
});

const kari = { kind: 'known', _id: 'kari', name: 'Kari', detail: '' } as const;
const ola = { ...kari, _id: 'ola' } as const;
const nora = { kind: 'new', firstname: 'Nora', lastname: '', email: '', phone: '' } as const;

test.each([
  ['whoever gets it', [kari, ola], [[1]], 'ola'],
  ['the first of those who get it', [kari, ola], [[0, 1]], 'kari'],
  ['the first who is known, for one without a name', [kari, undefined], [[0], [1]], 'kari'],
  ['nobody where it is booked under several', [kari, ola], [[0], [1]], undefined],
  ['nobody who is new', [nora], [[0]], undefined],
  ['nobody where nobody is named', [undefined], [[0]], undefined],
] as const)('%s may have what pays for it', (_, guests, groups, expected) => {
  expect(payingGuest({ guests }, groups)).toBe(expected);
});

test('what something else pays for is not the guest’s to pay', () => {
  const anna = { _id: 'anna', level: 3 };
  const wish = { kind: 'therapist', _id: 'anna' } as const;
  const type = aTreatmentType({ _id: 'massage' });
  const [length] = type.lengths;
  const surcharge = type.levelPrices.find(({ level }) => level === 3)?.surcharge ?? 0;
  const rows = [
    { ...emptyRow(0, 'massage'), wish, paidBy: 'card' },
    { ...emptyRow(1, 'massage'), paidBy: '' },
  ];
  const price = ((length?.price ?? 0) + surcharge) * 2;
  expect(coveredPrice({ guests: [kari, ola], rows }, typesById, [anna])).toBe(price);
});
