import { owedOf } from './owed';

test.each([
  ['all of it at first', { paid: 0, reserved: 0, fees: 0 }, 90_000],
  ['the rest after a deposit', { paid: 20_000, reserved: 0, fees: 0 }, 70_000],
  ['not what is about to be taken', { paid: 0, reserved: 90_000, fees: 0 }, 0],
  ['a fee as well', { paid: 90_000, reserved: 0, fees: 10_000 }, 10_000],
  ['not what was written off', { paid: 20_000, reserved: 0, fees: -70_000 }, 0],
  ['nothing where more was paid', { paid: 95_000, reserved: 0, fees: 0 }, 0],
])('%s', (_, balance, expected) => {
  expect(owedOf(90_000, balance)).toBe(expected);
});
