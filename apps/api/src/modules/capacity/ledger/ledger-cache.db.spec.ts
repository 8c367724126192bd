import { type Connection, createConnection, Types } from 'mongoose';
import type { Ledger } from './ledger.schema';
import { LedgerCache } from './ledger-cache';
import { LedgerReader } from './ledger-reader';

const DAYS = Array.from({ length: 31 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`);

describe('LedgerCache', () => {
  let connection: Connection;
  let store: LedgerReader;
  let sold: LedgerCache;
  let vendorId: string;
  let ids: string[];

  const ledgers = () => connection.collection<Ledger>('ledgers');
  const write = (id = '', change: object = { $inc: { 'used.t600': 2, v: 1 } }) =>
    ledgers().updateOne({ _id: id }, change);
  const used = async (id = '') => (await sold.read({ vendorId }, ids)).get(id)?.used.t600;

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    store = new LedgerReader(connection);
    sold = new LedgerCache(store);
    vendorId = new Types.ObjectId().toHexString();
    const _service = new Types.ObjectId();
    ids = DAYS.map((date) => `${_service.toHexString()}|${date}`);
    await ledgers().insertMany(
      DAYS.map((date, index) => ({
        ...{ _id: ids[index] ?? '', _vendor: new Types.ObjectId(vendorId), _service, date },
        ...{ cap: { t600: 40 }, used: { t600: index }, holds: [], v: 1 },
      })),
    );
  });

  it('tells every day as it is stored', async () => {
    const days = await sold.read({ vendorId }, ids);
    expect([...days.values()].map((day) => day.used.t600)).toEqual(DAYS.map((_, index) => index));
  });

  it('reads of what it knows only how often it was written, and again what was', async () => {
    await sold.read({ vendorId }, ids);
    const whole = jest.spyOn(store, 'soldOf');
    await sold.read({ vendorId }, ids);
    expect(whole).not.toHaveBeenCalled();

    await write(ids[3]);
    expect(await used(ids[3])).toBe(5);
    expect(whole.mock.calls.map(([, asked]) => asked)).toEqual([[ids[3]]]);
  });

  it('asks once for what it does not know', async () => {
    const counts = jest.spyOn(store, 'writesOf');
    await sold.read({ vendorId }, ids);
    expect(counts).not.toHaveBeenCalled();
  });

  it('sees a hold, a ledger that begins and one that is gone', async () => {
    await ledgers().deleteOne({ _id: ids[0] ?? '' });
    await sold.read({ vendorId }, ids);
    const hold = { h: 'h', t: 600, pax: 1, exp: new Date(), g: 'g' };
    await write(ids[1], { $push: { holds: hold }, $inc: { v: 1 } });
    await ledgers().deleteOne({ _id: ids[2] ?? '' });
    await ledgers().updateOne(
      { _id: ids[0] ?? '' },
      { $set: { _vendor: new Types.ObjectId(vendorId), used: { t600: 9 }, holds: [], v: 0 } },
      { upsert: true },
    );

    const days = await sold.read({ vendorId }, ids);
    expect(days.get(ids[0] ?? '')?.used).toEqual({ t600: 9 });
    expect(days.get(ids[1] ?? '')?.holds).toMatchObject([{ h: 'h' }]);
    expect(days.has(ids[2] ?? '')).toBe(false);
  });

  it('tells another venue nothing of what it remembers', async () => {
    await sold.read({ vendorId }, ids);
    const other = new Types.ObjectId().toHexString();
    expect((await sold.read({ vendorId: other }, ids)).size).toBe(0);
  });
});
