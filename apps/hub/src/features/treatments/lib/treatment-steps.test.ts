import { stepBefore, type TreatmentWhere, treatmentAddresses } from './treatment-steps';

const { read, write, isBefore } = treatmentAddresses;
const chosen = { length: 'l1', wish: 'woman' };
const placed = { ...chosen, date: '2026-11-25', time: 600 };

it.each<TreatmentWhere>([
  { step: 'treatment', ...chosen },
  { step: 'date', ...chosen },
  { step: 'time', ...chosen, date: '2026-11-25' },
  { step: 'overview', ...placed },
  { step: 'complete', booking: 't1' },
])('an address says what is chosen: %o', (where) => {
  expect(read(new URLSearchParams(write(where)))).toEqual(where);
});

it.each([
  ['', 'treatment'],
  ['wish=man&date=2026-11-25&time=600', 'treatment'],
  ['length=l1&date=2026-02-30', 'date'],
  ['length=l1&date=2026-11-25&time=1440', 'time'],
  ['length=l1&date=2026-11-25&time=', 'time'],
  ['length=l1&step=complete', 'date'],
])('of %s the step is %s', (query, step) => {
  expect(read(new URLSearchParams(query)).step).toBe(step);
});

it('the way back drops what is chosen again', () => {
  expect(write(stepBefore({ step: 'overview', ...placed }) ?? { step: 'complete' })).toBe(
    '?length=l1&wish=woman&date=2026-11-25',
  );
  expect(stepBefore({ step: 'treatment' })).toBeUndefined();
  expect(stepBefore({ step: 'complete', booking: 't1' })).toBeUndefined();
  expect(isBefore({ step: 'date' }, { step: 'overview' })).toBe(true);
});
