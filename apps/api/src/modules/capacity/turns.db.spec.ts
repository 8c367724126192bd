import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, createConnection, Types } from 'mongoose';
import { SystemClock } from '../../common/clock/clock';
import { TURNS, type Turn, TurnSchema } from './turn.schema';
import { Turns } from './turns';

describe('Turns among processes', () => {
  let connection: Connection;
  let key: string;
  let one: Turns;
  let other: Turns;

  const turns = () => connection.collection<Turn>(TURNS);
  const workOf = () => jest.fn(async () => {});
  /** Until `one`, which asks as it begins, has heard of the other's turn. */
  const hearing = async () => {
    const heard = () => Reflect.get(one, 'others') as ReadonlySet<string>;
    while (!heard().has(key)) await sleep(5);
  };
  const gone = async () => {
    while (await turns().findOne({ _id: key })) await sleep(5);
  };

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    await connection.model('Turn', TurnSchema).createIndexes();
  });
  afterAll(() => connection.close());
  beforeEach(() => {
    key = `${new Types.ObjectId().toHexString()}|2026-06-19`;
    one = new Turns(connection, new SystemClock());
    other = new Turns(connection, new SystemClock());
  });

  it('lets a process that has lost write before one that comes back', async () => {
    const wrote: string[] = [];
    let returning: Promise<unknown> | undefined;
    await other.take([key], async () => {
      await other.claim([key]);
      await one.take([key], hearing);
      returning = one.take([key], async () => wrote.push('one'));
      await sleep(50);
      wrote.push('other');
    });
    await returning;
    expect(wrote).toEqual(['other', 'one']);
    await gone();
  });

  it('lets the writers of other ledgers pass', async () => {
    const elsewhere = workOf();
    await other.take([key], async () => {
      await other.claim([key]);
      await one.take([key], hearing);
      await one.take([`${key}0`], elsewhere);
    });
    expect(elsewhere).toHaveBeenCalledTimes(1);
  });

  it('queues those who have lost behind one another', async () => {
    await one.claim([key]);
    const begun = performance.now();
    let waited = 0;
    const second = other.claim([key]).then(() => {
      waited = performance.now() - begun;
    });
    await sleep(60);
    await one.take([key], workOf());
    await second;
    expect(waited).toBeGreaterThanOrEqual(55);
    expect(await turns().countDocuments({ _id: key })).toBe(1);
  });

  it('does not wait for a process that died', async () => {
    await other.claim([key]);
    await one.take([key], hearing);
    const begun = performance.now();
    await one.take([key], workOf());
    await one.claim([key]);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(await turns().countDocuments({ _id: key })).toBe(1);
  });
});
