import { stayPayer } from '../../../../shared/memberships/payer';
import { id } from '../../../../testing/fixtures';
import { aTreatment } from '../../../../testing/treatment-fixtures';
import { addonsOf } from './addons-of';
import {
  changedValues,
  type TreatmentValues,
  toTreatmentChange,
  valuesOf,
} from './treatment-values';

const change = (part: Partial<TreatmentValues>, treatment = aTreatment()) => {
  const saved = valuesOf(treatment);
  const values = { ...saved, ...part };
  return toTreatmentChange(changedValues(saved, values), values);
};

test.each<[string, Partial<TreatmentValues>, object]>([
  ['nothing', {}, {}],
  ['what is the same again', { comment: '', start: '14:00' }, {}],
  ['the time', { date: '2026-11-22', start: '09:30' }, { date: '2026-11-22', timeindexStart: 570 }],
  ['another therapist', { therapists: [id(121)] }, { therapists: [{ _therapist: id(121) }] }],
  ['any room', { room: '' }, { _room: null }],
  ['what pays for it', { paidBy: id(90) }, { _membership: id(90) }],
  ['the stay that includes it', { paidBy: stayPayer(id(91)) }, { _stayTreatment: id(91) }],
  ['a text', { internalComment: 'Late' }, { internalComment: 'Late' }],
  ['the status', { status: 'paid' }, { status: 'paid' }],
  [
    'the addons',
    { addons: { [id(40)]: 1, [id(41)]: 0 } },
    { addons: [{ _addon: id(40), quantity: 1 }] },
  ],
])('sends %s', (_name, part, expected) => {
  expect(change(part)).toEqual(expected);
});

test('the guest pays what a membership paid for', () => {
  const terms = { price: 0, currency: 'NOK', cancelInformation: 24 };
  const coveredBy = { kind: 'membership', _id: id(90), name: 'Spa card' } as const;
  const treatment = aTreatment({ terms: { ...terms, coveredBy } });
  expect(change({ paidBy: '' }, treatment)).toEqual({ _membership: null, _stayTreatment: null });
});

test('a treatment that a stay includes is sent only if that changes', () => {
  const terms = { price: 0, currency: 'NOK', cancelInformation: 24 };
  const stay = { kind: 'stay', _id: id(92), _stayTreatment: id(91), name: 'Spa weekend' } as const;
  const treatment = aTreatment({ terms: { ...terms, coveredBy: stay } });
  expect(change({ paidBy: stayPayer(id(91)) }, treatment)).toEqual({});
  expect(change({ paidBy: id(90) }, treatment)).toEqual({ _membership: id(90) });
});

test('a pause that starts later still ends when it did', () => {
  const { terms: _, ...treatment } = aTreatment({ status: 'pause' });
  expect(change({ start: '14:30' }, treatment)).toEqual({ timeindexStart: 870, timeindexEnd: 900 });
});

test('what it has already can be kept at its price, and what is gone made less', () => {
  const stones = { _id: id(40), name: 'Hot stones', price: 20_000, maxQuantity: 2 };
  const addons = [
    { _id: id(1), _addon: { _id: id(40), name: 'Hot stones', price: 15_000 }, quantity: 1 },
    { _id: id(2), _addon: { _id: id(41), name: 'Oil', price: 5_000 }, quantity: 3 },
  ];
  expect(addonsOf({ addons: [stones] }, { addons })).toEqual([
    { ...stones, price: 15_000 },
    { _id: id(41), name: 'Oil', price: 5_000, maxQuantity: 3 },
  ]);
});
