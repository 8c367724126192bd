import {
  dueAtBooking,
  type PrepaidService,
  type PrepaymentException,
  prepaymentFor,
} from './service-prepayment';

const evening = { date: '2026-12-12', participants: 4, total: 100_000 };
const share = { kind: 'share', basisPoints: 2_500 } as const;
const service: PrepaidService = { prepayment: 'optional', prepaidPart: share };
const season: PrepaymentException = {
  from: '2026-12-01',
  until: '2026-12-12',
  prepayment: 'required',
  prepaidPart: { kind: 'perHead', amount: 20_000 },
};
const large: PrepaymentException = {
  minParticipants: 4,
  prepayment: 'required',
  prepaidPart: { kind: 'all' },
};

describe('prepaymentFor', () => {
  it.each([
    ['what the service says', [], 'optional', 25_000],
    ['a season, its last day included', [season], 'required', 80_000],
    ['a large party, from its size on', [large], 'required', 100_000],
    ['the first that fits', [large, season], 'required', 100_000],
    [
      'what the service says, outside a season',
      [{ ...season, until: '2026-12-11' }],
      'optional',
      25_000,
    ],
    [
      'what the service says, before a season',
      [{ ...season, from: '2026-12-13' }],
      'optional',
      25_000,
    ],
    [
      'what the service says, of a smaller party',
      [{ ...large, minParticipants: 5 }],
      'optional',
      25_000,
    ],
    ['none in a season without', [{ ...season, prepayment: 'none' }], 'none', 0],
  ] as const)('is %s', (_, prepaymentExceptions, prepayment, amount) => {
    const found = prepaymentFor({ ...service, prepaymentExceptions }, evening);
    expect(found.prepayment).toBe(prepayment);
    expect(dueAtBooking(found, evening)).toBe(amount);
  });
});

describe('dueAtBooking', () => {
  it('is all of it where the service does not say how much', () => {
    expect(dueAtBooking({ prepayment: 'required' }, evening)).toBe(100_000);
  });

  it('is nothing for what costs nothing', () => {
    expect(dueAtBooking(service, { ...evening, total: 0 })).toBe(0);
  });
});
