import { type Connection, createConnection } from 'mongoose';
import { FixedClock } from '../../../test/support/fixed-clock';
import { Config } from '../../config/config';
import { readEnvironment } from '../../config/env';
import { AppError } from '../errors/app-error';
import { AttemptCounters } from './attempt-counters';
import { type Attempt, Throttle } from './throttle';
import { ThrottleEntry, ThrottleEntrySchema } from './throttle-entry.schema';

const AT_ONCE = 50;
/** Over which they are spread. */
const SECONDS = 10 * 60;

describe('a stranger who guesses', () => {
  let connection: Connection;
  let throttle: Throttle;
  const clock = new FixedClock(new Date('2026-06-15T09:00:00Z'));
  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    const model = connection.model(ThrottleEntry.name, ThrottleEntrySchema);
    await model.createIndexes();
    const config = new Config(readEnvironment());
    throttle = new Throttle(new AttemptCounters(model, clock), config);
  });
  afterAll(() => connection.close());

  const wait = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000));
  const login = (account: string, ip: string, device?: string): Attempt => ({
    ...{ action: 'login', account, ip, isGuarded: true },
    ...(device ? { device } : {}),
  });
  /** Seconds to wait; 0: the password is looked at. */
  const askedToWait = async (attempt: Attempt): Promise<number> => {
    try {
      const turn = await throttle.begin(attempt);
      await turn.settle('failed', 1);
      return 0;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return Number(error.options.data?.retryAfterSeconds);
    }
  };

  it('is not the owner who signs in twice at once, the second by a clock that is behind', async () => {
    const twice = login('twice@example.com', '198.51.100.9');
    const first = await throttle.begin(twice);
    wait(-0.002);
    const second = await throttle.begin(twice);
    await Promise.all([first.settle('passed', 0), second.settle('void', 0)]);
    wait(-0.002);
    await (await throttle.begin(twice)).settle('passed', 0);
  });

  it.each([
    [2_000, 'from one address', () => '198.51.100.7', 15],
    [1_000, 'from everywhere', (number: number) => `10.9.${number >> 8}.${number & 255}`, 25],
    [1_000, 'from a hundred addresses', (number: number) => `10.8.0.${number % 100}`, 200],
  ])(
    '%i times %s has few looked at, and leaves the owner a way in',
    async (guesses, where, from, most) => {
      const account = `${where}@example.com`;
      let lookedAt = 0;
      for (let done = 0; done < guesses; done += AT_ONCE) {
        const waits = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, i) => askedToWait(login(account, from(done + i)))),
        );
        lookedAt += waits.filter((seconds) => seconds === 0).length;
        wait((SECONDS * AT_ONCE) / guesses);
      }
      expect(lookedAt).toBeLessThanOrEqual(most);

      const known = await throttle.begin(login(account, from(0), 'a device'));
      await known.settle('passed', 0);
    },
  );

  it('is counted among many that come at once', async () => {
    const many = (key: string, times: number) =>
      Promise.all(Array.from({ length: times }, () => throttle.countOne(key)));
    const [waits] = await Promise.all([many('full', 25), many('other', 3), many('third', 1)]);
    // together they are too many: none is let through but the first
    expect(waits.filter((wait) => wait === null)).toHaveLength(1);
    expect(await throttle.countOne('other')).toBeNull();
    for (let i = 0; i < 19; i++) expect(await throttle.countOne('one by one')).toBeNull();
    expect(await throttle.countOne('one by one')).toBeNull();
    expect(await throttle.countOne('one by one')).toBeGreaterThan(0);
    wait(16 * 60);
    expect(await throttle.countOne('full')).toBeNull();
  });
});
