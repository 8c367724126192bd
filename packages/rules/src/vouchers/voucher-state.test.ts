import {
  paidByVoucher,
  type VoucherFacts,
  validAfterReturn,
  validUntilOf,
  voucherStateOf,
} from './voucher-state';

const TODAY = '2026-06-19';

describe('what can be told of a gift card', () => {
  it.each<[VoucherFacts, string]>([
    [{ mark: 'active', remaining: 1 }, 'usable'],
    [{ mark: 'active', remaining: 1, validUntil: TODAY }, 'usable'],
    [{ mark: 'active', remaining: 1, validUntil: '2026-06-18' }, 'expired'],
    [{ mark: 'active', remaining: 0 }, 'used'],
    [{ mark: 'active', remaining: 0, validUntil: '2026-06-18' }, 'used'],
    [{ mark: 'unpaid', remaining: 1 }, 'unpaid'],
    [{ mark: 'blocked', remaining: 1, validUntil: '2026-06-18' }, 'blocked'],
    [{ mark: 'blocked', remaining: 0 }, 'blocked'],
  ])('%j is %s', (facts, state) => {
    expect(voucherStateOf(facts, TODAY)).toBe(state);
  });
});

describe('how long a gift card is valid', () => {
  it.each([
    [12, '2027-06-19'],
    [36, '2029-06-19'],
    [0, undefined],
    [undefined, undefined],
  ])('for %p months', (months, day) => {
    expect(validUntilOf(TODAY, months)).toBe(day);
  });

  it.each([
    [undefined, undefined],
    ['2027-01-01', '2027-01-01'],
    ['2026-07-19', '2026-07-19'],
    ['2026-07-18', '2026-07-19'],
    ['2026-06-18', '2026-07-19'],
  ])('when something goes back onto one valid until %p', (before, after) => {
    expect(validAfterReturn(before, TODAY)).toBe(after);
  });
});

describe('what a gift card pays', () => {
  it.each([
    [900, 1_000, 900, 0],
    [900, 900, 900, 0],
    [900, 250, 250, 650],
    [900, 0, 0, 900],
    [0, 500, 0, 0],
  ])('of %d with %d left', (due, remaining, byVoucher, rest) => {
    expect(paidByVoucher(due, remaining)).toEqual({ byVoucher, rest });
  });
});
