import { dueNow } from './due-now';

const booked = { date: '2026-11-25', participants: 2, total: 50_000 };
const asked = { prepayment: 'required', prepaymentExceptions: [] };

test.each([
  ['all of it', asked, 'required', 50_000],
  ['a share', { ...asked, prepaidPart: { kind: 'share', basisPoints: 2_500 } }, 'required', 12_500],
  [
    'an amount a head',
    { ...asked, prepaidPart: { kind: 'perHead', amount: 9_000 } },
    'required',
    18_000,
  ],
  ['nothing', { ...asked, prepayment: 'none' }, 'none', 0],
  [
    'what larger parties pay',
    {
      prepayment: 'none',
      prepaymentExceptions: [
        { minParticipants: 2, prepayment: 'optional' as const, prepaidPart: { kind: 'all' } },
      ],
    },
    'optional',
    50_000,
  ],
])('%s is due', (_, activity, prepayment, amount) => {
  expect(dueNow(activity, booked)).toEqual({ prepayment, amount });
});

test('nothing is due of what a membership covers', () => {
  expect(dueNow(asked, { ...booked, total: 0 })).toEqual({ prepayment: 'none', amount: 0 });
});
