import { Types } from 'mongoose';
import {
  type CoveredBooking,
  membershipDifferences,
  membershipLedgerId,
} from './membership-recount';

const membership = new Types.ObjectId('64b000000000000000000001');
const booking = new Types.ObjectId('64b000000000000000000002');
const by = booking.toHexString();
const ledgerId = membershipLedgerId(membership);
const deadline = new Date('2026-06-18T10:00:00Z');

type Entry = [uses: number, of?: 'booking' | 'desk' | 'undone' | 'treatment' | 'treatmentUndone'];

/** The books as they are kept: entries numbered and summed up. */
function account(entries: readonly Entry[], change: object = {}) {
  let sum = 0;
  const uses = entries.map(([some, of = 'desk'], index) => {
    sum += some;
    return {
      _id: new Types.ObjectId(),
      _membership: membership,
      no: index + 1,
      uses: some,
      numberOfUsages: sum,
      ...(of === 'booking' || of === 'undone' ? { _booking: booking } : {}),
      ...(of.startsWith('treatment') ? { _treatment: booking } : {}),
      ...(of === 'undone' || of === 'treatmentUndone' ? { _reverses: new Types.ObjectId() } : {}),
    };
  });
  return {
    ...{ _id: membership, _customer: new Types.ObjectId(), maxNumberOfUsages: 10 },
    ...{ numberOfUsages: sum, entries: entries.length, uses, treatments: [] },
    ...change,
  };
}

const covered = (change: Partial<CoveredBooking> = {}): CoveredBooking => ({
  ...{ _id: booking, participants: 2, active: true, waitingList: false },
  ...{ updatedAt: deadline, terms: { cancellationDeadline: deadline } },
  ...change,
});
const off = (change: Partial<CoveredBooking> = {}) => covered({ active: false, ...change });

describe('the books of a membership', () => {
  it.each<[string, Entry[], CoveredBooking[]]>([
    ['nothing was used', [], []],
    ['uses at the desk, one of them given back', [[3], [-1]], []],
    ['a booking has a use for each participant', [[2, 'booking']], [covered()]],
    [
      'it grew and shrank',
      [
        [2, 'booking'],
        [3, 'booking'],
        [-3, 'booking'],
      ],
      [covered()],
    ],
    ['it waits', [[2, 'booking']], [off({ waitingList: true })]],
    [
      'staff gave its uses back by hand',
      [
        [2, 'booking'],
        [-2, 'undone'],
      ],
      [covered()],
    ],
    [
      'so they did, and it came back since',
      [
        [2, 'booking'],
        [-2, 'undone'],
        [2, 'booking'],
      ],
      [covered()],
    ],
    [
      'it was cancelled in time',
      [
        [2, 'booking'],
        [-2, 'booking'],
      ],
      [off({ cancelledAt: deadline })],
    ],
    [
      'it was cancelled late: it has used them',
      [[2, 'booking']],
      [
        off({
          cancelledAt: new Date(deadline.getTime() + 1),
          updatedAt: new Date(deadline.getTime() + 1),
        }),
      ],
    ],
    [
      'it was deleted',
      [
        [2, 'booking'],
        [-2, 'booking'],
      ],
      [],
    ],
  ])('add up where %s', (_, entries, bookings) => {
    expect(membershipDifferences(account(entries), bookings)).toEqual([]);
  });

  it.each<[string, Entry[], CoveredBooking[], number, number]>([
    ['has taken nothing', [], [covered()], 0, 2],
    ['has taken too little', [[1, 'booking']], [covered()], 1, 2],
    ['has taken too much', [[3, 'booking']], [covered()], 3, 2],
    [
      'was cancelled in time and got nothing back',
      [[2, 'booking']],
      [off({ cancelledAt: deadline })],
      2,
      0,
    ],
    ['is gone and got nothing back', [[2, 'booking']], [], 2, 0],
  ])('name a booking that %s', (_, entries, bookings, uses, owed) => {
    expect(membershipDifferences(account(entries), bookings)).toEqual([
      { kind: 'membership-booking', ledgerId, by, uses, owed },
    ]);
  });

  const couple = { treatments: [{ _id: booking, guests: 2 }] };
  it.each<[string, Entry[], object]>([
    ['has a use for each guest', [[2, 'treatment']], couple],
    [
      'was given back by hand',
      [
        [2, 'treatment'],
        [-2, 'treatmentUndone'],
      ],
      couple,
    ],
    [
      'was cancelled',
      [
        [2, 'treatment'],
        [-2, 'treatment'],
      ],
      {},
    ],
  ])('add up where a treatment %s', (_, entries, change) => {
    expect(membershipDifferences(account(entries, change), [])).toEqual([]);
  });

  it.each<[string, Entry[], object, number, number]>([
    ['has taken nothing', [], couple, 0, 2],
    ['has taken too much', [[3, 'treatment']], couple, 3, 2],
    ['is gone and got nothing back', [[2, 'treatment']], {}, 2, 0],
    ['took them as a booking would', [[2, 'booking']], couple, 0, 2],
  ])('name a treatment that %s', (_, entries, change, uses, owed) => {
    expect(membershipDifferences(account(entries, change), [])).toContainEqual({
      ...{ kind: 'membership-treatment', ledgerId, by, uses, owed },
    });
  });

  it('name a count, a sum and a number that the entries do not have, and more uses than there are', () => {
    expect(membershipDifferences(account([[2]], { numberOfUsages: 1 }), [])).toEqual([
      { kind: 'membership-count', ledgerId, says: 1, sum: 2 },
    ]);
    const [first] = account([[2]]).uses;
    const uses = first ? [{ ...first, numberOfUsages: 5 }] : [];
    expect(membershipDifferences(account([[2]], { uses }), [])).toEqual([
      { kind: 'membership-entry', ledgerId, no: 1, says: 5, sum: 2 },
    ]);
    expect(membershipDifferences(account([[2]], { entries: 0 }), [])).toEqual([
      { kind: 'membership-entries', ledgerId, says: 0, last: 1 },
    ]);
    expect(membershipDifferences(account([[11]]), [])).toEqual([
      { kind: 'membership-overused', ledgerId, allowed: 10, uses: 11 },
    ]);
    expect(membershipDifferences(account([[11]], { maxNumberOfUsages: 0 }), [])).toEqual([]);
  });
});
