import { Types } from 'mongoose';
import { GuestCounter } from './guest-counter';

const ids = Array.from({ length: 3_000 }, () => new Types.ObjectId());
const [kari, ola] = ids;
const [spa, yoga, leisure] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];

const part = (
  day: string,
  guests: readonly (Types.ObjectId | null | undefined)[],
  service = spa,
  segment?: Types.ObjectId | null,
) => ({
  _id: { start: new Date(`${day}T00:00:00Z`), service, segment },
  guests: guests.map((guest) => guest ?? null),
});

const counted = (guests: number, repeatGuests: number, dropIns = 0) => ({
  guests,
  repeatGuests,
  dropIns,
});

test('a guest is one in each slice, and comes again in those with more than one booking', () => {
  const counter = new GuestCounter('month');
  counter.add(part('2026-05-30', [kari, null], spa));
  counter.add(part('2026-06-01', [kari, kari, kari], yoga, leisure));
  counter.add(part('2026-06-30', [ola], spa, null));
  counter.add(part('2026-05-02', [ola], yoga, leisure));
  const { total, byPeriod, byService, bySegment } = counter.counts();
  expect(total).toEqual(counted(2, 2, 1));
  expect([...byPeriod]).toEqual([
    ['2026-05-01', counted(2, 0, 1)],
    ['2026-06-01', counted(2, 1)],
  ]);
  expect([...byService]).toEqual([
    [spa.toHexString(), counted(2, 0, 1)],
    [yoga.toHexString(), counted(2, 1)],
  ]);
  expect([...bySegment]).toEqual([
    ['', counted(2, 0, 1)],
    [leisure.toHexString(), counted(2, 1)],
  ]);
});

test('as many guests as there are', () => {
  const counter = new GuestCounter('day');
  counter.add(part('2026-06-01', ids));
  counter.add(part('2026-06-02', ids.slice(-1_000)));
  const { total, byPeriod } = counter.counts();
  expect(total).toEqual(counted(3_000, 1_000));
  expect(byPeriod.get('2026-06-02')).toEqual(counted(1_000, 0));
});

test('nobody at all', () => {
  expect(new GuestCounter('week').counts()).toEqual({
    total: counted(0, 0),
    byPeriod: new Map(),
    byService: new Map(),
    bySegment: new Map(),
  });
});
