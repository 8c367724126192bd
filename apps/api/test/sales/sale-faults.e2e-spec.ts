import { systemContext } from '../../src/common/context/request-context';
import { AppError } from '../../src/common/errors/app-error';
import { Transactions } from '../../src/common/transactions/transactions';
import { PaymentMovedError } from '../../src/modules/payments/payments.service';
import {
  PaymentProvider,
  ProviderUnclearError,
} from '../../src/modules/payments/provider/payment-provider';
import { SettlePayment } from '../../src/modules/payments/settle/settle-payment';
import type { SalePayment } from '../../src/modules/sales/payments/sale.dto';
import { SaleScene } from '../support/scenes/sale-scene';
import { TestApp } from '../support/test-app';

const OF_EACH = 10;
const OPERATIONS = 240;
/** Of a hundred calls, how many go wrong before they are done, and how many after. */
const FAULTS = 12;
const AT_ONCE = 6;

/** As a process that dies: nothing after it is done. */
class KilledError extends Error {}

/** Seeded, so that what a run finds can be found again. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const manners = ['now', 'late', 'twice', 'outOfOrder', 'never'];

describe('purchases whose provider does not answer, and whose processes are killed', () => {
  let app: TestApp;
  let venue: SaleScene;
  let isFaulty = false;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    venue = await SaleScene.open(app, { weekend: { perDay: OF_EACH } });
  });
  afterEach(() => {
    isFaulty = false;
    jest.restoreAllMocks();
  });

  /** Has calls fail at random, before or after they were done. */
  function breakAll(random: (below: number) => number): void {
    const faulty = <A extends unknown[], R>(
      real: (...all: A) => Promise<R>,
      fault: () => Error,
    ) => {
      return async (...all: A): Promise<R> => {
        const luck = isFaulty ? random(100) : 100;
        if (luck < FAULTS) throw fault();
        const answer = await real(...all);
        if (luck < 2 * FAULTS) throw fault();
        return answer;
      };
    };
    const provider = app.nest.get(PaymentProvider);
    for (const call of ['open', 'look', 'close', 'capture', 'refund'] as const) {
      const real = provider[call].bind(provider) as (...all: unknown[]) => Promise<never>;
      jest
        .spyOn(provider, call)
        .mockImplementation(faulty(real, () => new ProviderUnclearError('no answer')));
    }
    const transactions = app.nest.get(Transactions);
    const run = transactions.run.bind(transactions) as (...all: unknown[]) => Promise<never>;
    jest.spyOn(transactions, 'run').mockImplementation(faulty(run, () => new KilledError()));
  }

  async function one(payments: readonly SalePayment[], random: (below: number) => number) {
    const payment = payments[random(payments.length)];
    if (!payment) return;
    const dice = random(100);
    if (dice < 25) {
      const act = random(4) === 0 ? 'payInSilence' : 'pay';
      const { pathname } = new URL(payment.url ?? '');
      const manner = manners[random(manners.length)];
      await app.visitor().post(`${pathname}/${act}?notice=${manner}`);
    } else if (dice < 35) await app.work('send-sandbox-notice', 'settle-payment');
    else if (dice < 40) app.clock.advance({ minutes: random(3) });
    else {
      const ctx = systemContext(venue.vendorId.toHexString(), 'test', app.clock.now());
      await app.nest.get(SettlePayment).settle(ctx, payment._id);
    }
  }

  const isExpected = (error: unknown) =>
    [KilledError, ProviderUnclearError, PaymentMovedError, AppError].some(
      (known) => error instanceof known,
    );

  async function live(payments: readonly SalePayment[], random: (below: number) => number) {
    let left = OPERATIONS;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left > 0) {
          left -= 1;
          await one(payments, random).catch((error: unknown) => {
            if (!isExpected(error)) throw error;
          });
        }
      }),
    );
  }

  it.each([21, 22])('are each made once, or not at all (seed %i)', async (seed) => {
    const random = randomOf(seed);
    const payments: SalePayment[] = [];
    for (let n = 0; n < OF_EACH; n += 1) {
      payments.push(await venue.begun(venue.membership()), await venue.begun(venue.stay()));
    }
    breakAll(random);
    isFaulty = true;
    // of some, nobody ever reaches the page
    await live(payments.slice(4), random);
    isFaulty = false;
    for (let round = 0; round < 6; round += 1) {
      app.clock.advance({ minutes: 30 });
      await app.work('send-sandbox-notice', 'settle-payment');
      await venue.reconcile();
    }

    const [entries, memberships, stays, days] = await Promise.all(
      ['moneyEntries', 'memberships', 'stays', 'packageDays'].map((name) => venue.of(name)),
    );
    const made = [...(memberships ?? []), ...(stays ?? [])].map(({ _id }) => _id.toHexString());
    let sold = 0;
    for (const { _id, kind } of payments) {
      const [payment] = await app.connection
        .collection('payments')
        .find({ _vendor: venue.vendorId, 'about.kind': kind === 'package' ? 'stay' : kind })
        .toArray()
        .then((all) => all.filter((each) => each._id.toHexString() === _id));
      const isSettled = payment?.state === 'settled';
      expect(payment).toMatchObject({ isOpen: false, state: isSettled ? 'settled' : 'undone' });
      const captured = (entries ?? []).filter(
        (entry) => entry._payment.toHexString() === _id && entry.kind === 'captured',
      );
      expect(captured).toHaveLength(isSettled ? 1 : 0);
      expect(made.filter((id) => id === payment?.about._id.toHexString())).toHaveLength(
        isSettled ? 1 : 0,
      );
      sold += isSettled ? 1 : 0;
    }
    expect(made).toHaveLength(sold);
    // a run in which nothing happened would show nothing
    expect(sold).toBeGreaterThan(OF_EACH / 2);
    expect(sold).toBeLessThan(2 * OF_EACH);
    // nobody holds a day any more
    expect((days ?? []).flatMap((each) => each.payments)).toEqual([]);
  });
});
