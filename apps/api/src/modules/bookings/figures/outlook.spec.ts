import { Types } from 'mongoose';
import type { LedgerCache, SoldDay } from '../../capacity/public';
import type { Service } from '../../services/public';
import type { BookingFiguresRepository } from './booking-figures.repository';
import { Outlook } from './outlook';

const DAY = '2026-06-19';
const NEXT = '2026-06-20';
const scope = { vendorId: new Types.ObjectId().toHexString() };
const period = { from: DAY, until: NEXT, zone: 'Europe/Oslo' };

describe('Outlook', () => {
  const service = { _id: new Types.ObjectId() } as Service;
  const ledgerOf = (date: string, v: number): [string, SoldDay] => {
    const _id = `${service._id.toHexString()}|${date}`;
    return [_id, { _id, cap: { t600: 8 }, used: { t600: 4 }, holds: [], v }];
  };
  const counted = (date: string, bookings: number, participants: number) => ({
    _id: { service: service._id, start: new Date(`${date}T00:00:00Z`) },
    bookings,
    participants,
  });
  const read = jest.fn();
  const counts = jest.fn();
  const outlook = new Outlook(
    { read } as unknown as LedgerCache,
    { counts } as unknown as BookingFiguresRepository,
  );

  it('counts a day again only if its ledger has been written since', async () => {
    read.mockResolvedValue(new Map([ledgerOf(DAY, 1), ledgerOf(NEXT, 1)]));
    counts.mockResolvedValue([counted(DAY, 2, 4)]);
    const first = await outlook.days(scope, [service], period);
    expect(first.days).toEqual([
      { date: DAY, bookings: 2, participants: 4, capacity: 8, occupancy: 0.5 },
      { date: NEXT, bookings: 0, participants: 0, capacity: 8, occupancy: 0 },
    ]);
    expect((await outlook.days(scope, [service], period)).days).toEqual(first.days);
    expect(counts).toHaveBeenCalledTimes(1);

    read.mockResolvedValue(new Map([ledgerOf(DAY, 1), ledgerOf(NEXT, 2)]));
    counts.mockResolvedValue([counted(NEXT, 1, 2)]);
    const { days } = await outlook.days(scope, [service], period);
    expect(days.map(({ bookings, participants }) => [bookings, participants])).toEqual([
      [2, 4],
      [1, 2],
    ]);
    expect(counts).toHaveBeenLastCalledWith(scope, [service._id], [new Date(`${NEXT}T00:00:00Z`)]);
  });
});
