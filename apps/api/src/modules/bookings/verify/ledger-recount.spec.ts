import { Types } from 'mongoose';
import {
  beside,
  type ComparedDay,
  countByDay,
  differencesOf,
  type Ledger,
} from '../../capacity/public';
import { describe as tell } from './difference';

const service = new Types.ObjectId('650000000000000000000001');
const vendor = new Types.ObjectId('650000000000000000000002');
const now = new Date('2026-06-15T09:00:00Z');

const ledgerOn = (date: string, change: Partial<Ledger> = {}): Ledger => ({
  _id: `${service.toHexString()}|${date}`,
  _vendor: vendor,
  _service: service,
  date,
  cap: { t600: 10 },
  used: {},
  holds: [],
  v: 0,
  ...change,
});

async function* stream<T>(...items: T[]): AsyncGenerator<T> {
  yield* items;
}

const booking = (date: string, timeindex: number, participants: number) => ({
  start: new Date(`${date}T00:00:00Z`),
  timeindex,
  participants,
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('countByDay', () => {
  it('adds up each day by start, the last one too', async () => {
    const days = countByDay(
      stream(
        booking('2026-06-15', 600, 2),
        booking('2026-06-15', 600, 3),
        booking('2026-06-15', 720, 1),
        booking('2026-06-17', 600, 4),
      ),
    );
    expect(await all(days)).toEqual([
      { date: '2026-06-15', used: { t600: 5, t720: 1 } },
      { date: '2026-06-17', used: { t600: 4 } },
    ]);
  });

  it('has nothing to say about no bookings', async () => {
    expect(await all(countByDay(stream()))).toEqual([]);
  });
});

describe('beside', () => {
  const days = (compared: ComparedDay[]) =>
    compared.map(({ date, ledger, used }) => [date, ledger !== undefined, used]);

  it('finds for each day its ledger, its bookings, or both', async () => {
    const compared = await all(
      beside(
        stream(ledgerOn('2026-06-16'), ledgerOn('2026-06-17'), ledgerOn('2026-06-20')),
        countByDay(
          stream(
            booking('2026-06-15', 600, 1),
            booking('2026-06-17', 600, 2),
            booking('2026-06-18', 600, 3),
            booking('2026-06-21', 600, 4),
          ),
        ),
      ),
    );
    expect(days(compared)).toEqual([
      ['2026-06-15', false, { t600: 1 }],
      ['2026-06-16', true, {}],
      ['2026-06-17', true, { t600: 2 }],
      ['2026-06-18', false, { t600: 3 }],
      ['2026-06-20', true, {}],
      ['2026-06-21', false, { t600: 4 }],
    ]);
  });
});

describe('differencesOf', () => {
  const date = '2026-06-16';
  const ledgerId = `${service.toHexString()}|${date}`;
  const expected = { ledgerId, cap: { t600: 10 as number }, holdsUntil: now };
  const found = (ledger: Partial<Ledger> | undefined, used: Ledger['used'], change = {}) =>
    differencesOf(
      { date, used, ...(ledger ? { ledger: ledgerOn(date, ledger) } : {}) },
      { ...expected, ...change },
    );

  it('is content with a ledger that adds up, counting 0 as nothing', () => {
    expect(found({ used: { t600: 10, t720: 0 } }, { t600: 10 })).toEqual([]);
  });

  it.each([
    ['counts too few', { t600: 2 }, { t600: 3 }, { ledger: 2, bookings: 3 }],
    ['counts too many', { t600: 3 }, {}, { ledger: 3, bookings: 0 }],
    ['counts below nothing', { t600: -1 }, {}, { ledger: -1, bookings: 0 }],
  ])('names a ledger that %s', (_case, ledger, used, counted) => {
    expect(found({ used: ledger }, used)).toEqual([{ kind: 'used', ledgerId, t: 600, ...counted }]);
  });

  it('names a day that is booked and has no ledger, and what of it has no places', () => {
    expect(found(undefined, { t600: 3, t720: 2 })).toEqual([
      { kind: 'missing-ledger', ledgerId, bookings: 5 },
      { kind: 'oversold', ledgerId, t: 720, allowed: 0, bookings: 2 },
    ]);
  });

  it('names a place that is sold and not offered, and one offered and not sold', () => {
    expect(found({ cap: { t600: 12 } }, {}, { cap: { t600: 10, t720: 4 } })).toEqual([
      { kind: 'capacity', ledgerId, t: 600, ledger: 12, service: 10 },
      { kind: 'capacity', ledgerId, t: 720, ledger: 0, service: 4 },
    ]);
  });

  it('leaves the places of days gone by as they were', () => {
    expect(found({ cap: { t600: 12 } }, {}, { cap: undefined })).toEqual([]);
  });

  it('names a slot with more people than places, by what the service offers', () => {
    expect(found({ cap: { t600: 12 }, used: { t600: 11 } }, { t600: 11 })).toEqual([
      { kind: 'capacity', ledgerId, t: 600, ledger: 12, service: 10 },
      { kind: 'oversold', ledgerId, t: 600, allowed: 10, bookings: 11 },
    ]);
  });

  it('allows what was sold before staff made the slot smaller, and no more', () => {
    const smaller = { cap: { t600: 10 as number }, over: { t600: 12 } };
    expect(found({ ...smaller, used: { t600: 12 } }, { t600: 12 })).toEqual([]);
    expect(found({ ...smaller, used: { t600: 13 } }, { t600: 13 })).toEqual([
      { kind: 'oversold', ledgerId, t: 600, allowed: 12, bookings: 13 },
    ]);
  });

  it('names a hold that no hold can be, and lets one that has run out lie', () => {
    const hold = { t: 600, pax: 2, g: 'guest' };
    const stuck = { ...hold, h: 'stuck', exp: new Date(now.getTime() + 1) };
    const over = { ...hold, h: 'over', exp: new Date(0) };
    const last = { ...hold, h: 'last', exp: now };
    expect(found({ holds: [over, stuck, last] }, {})).toEqual([
      { kind: 'stuck-hold', ledgerId, holdId: 'stuck', expires: stuck.exp },
    ]);
  });

  it('tells a person where and by how much', () => {
    expect(tell({ kind: 'used', ledgerId, t: 605, ledger: 2, bookings: 3 })).toBe(
      `${ledgerId} at 10:05: the ledger counts 2, the bookings 3`,
    );
  });
});
