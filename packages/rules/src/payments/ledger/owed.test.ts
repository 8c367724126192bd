import { isTooMuch, owedOf } from './owed';

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

test.each([
  ['what is owed', { paid: 0, reserved: 90_000, fees: 0 }, 0, false],
  ['a minor unit above it', { paid: 1, reserved: 90_000, fees: 0 }, 0, true],
  ['what a fee adds to it', { paid: 90_000, reserved: 10_000, fees: 10_000 }, 0, false],
  [
    'the first of two that were paid at once',
    { paid: 0, reserved: 180_000, fees: 0 },
    90_000,
    false,
  ],
  ['the second, once the first is kept', { paid: 0, reserved: 180_000, fees: 0 }, 0, true],
])('%s: too much?', (_, balance, undecided, expected) => {
  expect(isTooMuch(90_000, balance, undecided)).toBe(expected);
});
