import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import { Acknowledged, type BookingView } from '../clients/acknowledged';
import { invented, lost, overbooked, untold } from './findings';
import type { Stored, StoredBooking, StoredLedger } from './stored';

const id = new ObjectId();
const service = new ObjectId();
const date = '2026-06-19';

const view = (change: Partial<BookingView> = {}): BookingView => ({
  _id: id.toHexString(),
  date,
  timeindex: 600,
  participants: 3,
  active: true,
  waitingList: false,
  version: 2,
  ...change,
});

const booking = (change: Partial<StoredBooking> = {}): StoredBooking => ({
  _id: id,
  _service: service,
  start: new Date(`${date}T00:00:00Z`),
  timeindex: 600,
  timeindexEnd: 660,
  tables: [],
  participants: 3,
  active: true,
  waitingList: false,
  version: 2,
  ...change,
});

const ledger = (change: Partial<StoredLedger> = {}): StoredLedger => ({
  _id: `${service.toHexString()}|${date}`,
  date,
  cap: { t600: 3 },
  used: { t600: 3 },
  ...change,
});

function stored(bookings: StoredBooking[], change: Partial<Stored> = {}): Stored {
  const created = new Map([[id.toHexString(), 1]]);
  return {
    bookings: new Map(bookings.map((one) => [one._id.toHexString(), one])),
    ledgers: [ledger()],
    ...{ occupations: [], blocks: [] },
    audited: created,
    told: created,
    ...change,
  };
}

describe('what the proofs look for', () => {
  let acknowledged: Acknowledged;
  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-findings-'));
    acknowledged = new Acknowledged(join(folder, 'acknowledged.log'));
  });
  afterEach(() => acknowledged.close());

  it('finds nothing where the database is as it was acknowledged', () => {
    acknowledged.saw(view());
    const right = stored([booking()]);
    const findings = [overbooked(right), lost(right, acknowledged), invented(right, acknowledged)];
    expect([...findings, untold(right, acknowledged)].flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('believes the latest version, whatever order the answers come in', () => {
    acknowledged.saw(view({ version: 3, participants: 5 }));
    acknowledged.saw(view());
    expect(lost(stored([booking({ version: 3, participants: 5 })]), acknowledged).wrong).toEqual(
      [],
    );
  });

  it.each([
    ['is gone', undefined, 'is lost'],
    ['is as it was before', booking({ version: 1 }), 'was version 2, is 1'],
    ['is another than was said', booking({ participants: 4 }), 'is not what was acknowledged'],
    ['is somewhere else', booking({ timeindex: 660 }), 'is not what was acknowledged'],
    ['was changed', booking({ version: 3 }), 'changed to version 3 by nobody'],
  ])('finds a booking that %s', (_case, one, problem) => {
    acknowledged.saw(view());
    const { wrong } = lost(stored(one ? [one] : []), acknowledged);
    expect(wrong).toEqual([`${id.toHexString()} ${problem}`]);
  });

  it('lets only the waiting list change what nobody asked to change', () => {
    acknowledged.saw(view({ active: false, waitingList: true }));
    const waiting = { active: false, waitingList: true };
    expect(lost(stored([booking({ version: 3 })]), acknowledged).wrong).toEqual([]);
    expect(lost(stored([booking({ version: 4 })]), acknowledged).wrong).toHaveLength(1);
    expect(lost(stored([booking({ version: 3, ...waiting })]), acknowledged).wrong).toHaveLength(1);
  });

  it('finds a deleted booking that is still there', () => {
    acknowledged.saw(view());
    acknowledged.removed(id.toHexString());
    expect(lost(stored([]), acknowledged).wrong).toEqual([]);
    expect(lost(stored([booking()]), acknowledged).wrong).toHaveLength(1);
  });

  it('finds a booking that no answer told of: a key that booked twice', () => {
    acknowledged.saw(view());
    const twin = booking({ _id: new ObjectId() });
    expect(invented(stored([booking(), twin]), acknowledged).wrong).toHaveLength(1);
  });

  it('finds a slot that sold one place too many, and a ledger that hides it', () => {
    const four = booking({ participants: 4 });
    expect(overbooked(stored([four])).wrong).toEqual([
      `${service.toHexString()}|${date} t600: 4 in 3 places`,
      `${service.toHexString()}|${date} t600: the ledger counts 3, the bookings 4`,
    ]);
    const smaller = ledger({ used: { t600: 4 }, over: { t600: 4 } });
    expect(overbooked(stored([four], { ledgers: [smaller] })).wrong).toEqual([]);
    const idle = booking({ participants: 9, active: false });
    expect(overbooked(stored([booking(), { ...idle, _id: new ObjectId() }])).wrong).toEqual([]);
  });

  it.each([
    ['no audit entry', { audited: new Map() }],
    ['two events', { told: new Map([[id.toHexString(), 2]]) }],
  ])('finds a creation with %s', (_case, change) => {
    acknowledged.saw(view());
    expect(untold(stored([booking()], change), acknowledged).wrong).toHaveLength(1);
  });
});
