import { payerInput, stayPayer } from './payer';

test.each([
  ['nothing', '', {}],
  ['a membership', 'abc', { _membership: 'abc' }],
  ['a stay', stayPayer('abc'), { _stayTreatment: 'abc' }],
])('%s pays', (_name, payer, expected) => {
  expect(payerInput(payer)).toEqual(expected);
});
