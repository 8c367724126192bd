import type { ServiceDay } from '@atrium/rules/slots/service-day';
import { Types } from 'mongoose';
import type { SoldDay } from '../../capacity/public';
import type { Service } from '../../services/public';
import { AvailabilityCache, type SlotView } from './availability-cache';

const date = '2026-03-10';
const NOW = Date.UTC(2026, 2, 1, 9);
const service = {
  showAvailability: true,
  showEndTime: true,
  waitingList: false,
  exclusiveBooking: false,
} as Service;
const offered = {
  state: 'open',
  slots: [{ start: 600, end: 660, capacity: 4 }],
} as unknown as ServiceDay;
const larger = {
  state: 'open',
  slots: [{ start: 600, end: 660, capacity: 9 }],
} as unknown as ServiceDay;
const view: SlotView = { now: NOW, zone: 'Europe/Oslo', sureFrom: '2026-03-02' };
const sold = (v: number, used: number, ...holds: SoldDay['holds']): SoldDay => ({
  _id: `service|${date}`,
  cap: { t600: 4 },
  used: { t600: used },
  holds,
  v,
});
const hold = (guest: string, endsInMinutes: number) => ({
  h: new Types.ObjectId().toHexString(),
  g: guest,
  t: 600,
  pax: 3,
  exp: new Date(NOW + endsInMinutes * 60_000),
});

let days: AvailabilityCache;
beforeEach(() => {
  days = new AvailabilityCache();
});
const left = (ledger: SoldDay | undefined, as: SlotView = view) =>
  days.day(service, date, offered, ledger, as).available;

it('tells a day again for as long as its ledger is not written', () => {
  const first = days.day(service, date, offered, sold(7, 1), view);
  expect(first.available).toBe(3);
  expect(days.day(service, date, offered, sold(7, 1), view)).toBe(first);
});

it.each([
  ['the first booking of a day', [undefined, sold(1, 1)], [4, 3]],
  ['each write after it', [sold(1, 1), sold(2, 4), sold(3, 2)], [3, 0, 2]],
  ['a ledger that is gone', [sold(1, 1), undefined], [3, 4]],
])('sees %s', (_, ledgers, places) => {
  expect(ledgers.map((ledger) => left(ledger))).toEqual(places);
});

it('sees what is held for whom, and that it runs out while nobody writes', () => {
  const mine = new Types.ObjectId().toHexString();
  const held = sold(7, 0, hold(mine, 5));
  expect(left(held)).toBe(1);
  expect(left(held, { ...view, guest: mine })).toBe(4);
  expect(left(held, { ...view, now: NOW + 6 * 60_000 })).toBe(4);
});

it('sees the booking window pass over a day', () => {
  expect(left(sold(7, 1))).toBe(3);
  const after = { ...view, now: Date.UTC(2026, 2, 11), sureFrom: '2026-03-12' };
  expect(left(sold(7, 1), after)).toBe(0);
});

it('keeps days of another reading of the service apart', () => {
  expect(left(sold(7, 1))).toBe(3);
  expect(days.day(service, date, larger, sold(7, 1), view).available).toBe(8);
});
