import { Types } from 'mongoose';
import { AppError } from '../../src/common/errors/app-error';
import { Transactions } from '../../src/common/transactions/transactions';
import type { Payment } from '../../src/modules/payments/payment.schema';
import { PaymentsRepository } from '../../src/modules/payments/payments.repository';
import { PaymentMovedError } from '../../src/modules/payments/payments.service';
import {
  PaymentProvider,
  ProviderUnclearError,
} from '../../src/modules/payments/provider/payment-provider';
import { AskRefund } from '../../src/modules/payments/settle/ask-refund';
import { TestApp } from '../support/test-app';
import { PaidScene } from '../support/things/paid-things';

const PAYMENTS = 30;
const PLACES = 8;
const OPERATIONS = 400;
/** Of a hundred calls, how many go wrong before they are done, and how many after. */
const FAULTS = 12;
const AT_ONCE = 6;
const AMOUNT = 45_000;

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

describe('payments whose provider does not answer, and whose processes are killed', () => {
  let app: TestApp;
  let scene: PaidScene;
  let isFaulty = false;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    scene = await PaidScene.open(app, PLACES);
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

  const refund = async (payment: Payment, amount: number) => {
    const now = await scene.payment(payment._id);
    await app.nest
      .get(Transactions)
      .run(scene.ctx, (tx) =>
        app.nest.get(AskRefund).ask(tx, now, { amount, cause: 'staffDecided' }),
      );
  };

  const manners = ['now', 'late', 'twice', 'outOfOrder', 'never'];

  async function one(payments: readonly Payment[], random: (below: number) => number) {
    const payment = payments[random(payments.length)];
    if (!payment) return;
    const dice = random(100);
    if (dice < 25) {
      const act = random(4) === 0 ? 'payInSilence' : 'pay';
      const { reference = '' } = await scene.payment(payment._id);
      await scene.act({ ...payment, reference }, act, manners[random(manners.length)]);
    } else if (dice < 35) await refund(payment, 1 + random(AMOUNT));
    else if (dice < 45) await scene.deliver();
    else if (dice < 50) app.clock.advance({ minutes: random(3) });
    else await scene.settle(payment._id);
  }

  const isExpected = (error: unknown) =>
    [KilledError, ProviderUnclearError, PaymentMovedError, AppError].some(
      (known) => error instanceof known,
    );

  async function live(payments: readonly Payment[], random: (below: number) => number) {
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

  /** Hours later, with everything in order again. */
  async function calmDown(): Promise<void> {
    isFaulty = false;
    for (let round = 0; round < 6; round += 1) {
      app.clock.advance({ minutes: 30 });
      await scene.deliver();
      await scene.reconcile();
    }
  }

  it.each([11, 12, 13])(
    'end each in one state that agrees with both books (seed %i)',
    async (seed) => {
      const random = randomOf(seed);
      const payments: Payment[] = [];
      for (let n = 0; n < PAYMENTS; n += 1) {
        const expiresAt = new Date(app.clock.now().getTime() + (5 + random(60)) * 60_000);
        payments.push(await scene.begin({ expiresAt }));
      }
      breakAll(random);
      isFaulty = true;
      await live(payments, random);
      await calmDown();

      const sums = { settled: 0, undone: 0, refunded: 0 };
      for (const { _id } of payments) {
        const payment = await scene.payment(_id);
        const book = await app.connection.collection('sandboxPayments').findOne({ _id });
        const returned: number = (book?.refunds ?? []).reduce(
          (sum: number, { amount }: { amount: number }) => sum + amount,
          0,
        );
        const entries = await scene.entries(payment);
        const sumOf = (wanted: string) =>
          entries.reduce((sum, [kind, amount]) => (kind === wanted ? sum + amount : sum), 0);
        const isSettled = payment.state === 'settled';
        expect(payment).toMatchObject({ isOpen: false, state: isSettled ? 'settled' : 'undone' });
        expect(book?.state === 'captured').toBe(isSettled);
        expect(await scene.made(payment)).toBe(isSettled ? 1 : 0);
        expect(sumOf('captured')).toBe(isSettled ? AMOUNT : 0);
        expect(sumOf('authorised')).toBe(sumOf('captured') + sumOf('released'));
        expect(sumOf('refunded')).toBe(returned);
        expect(returned).toBeLessThanOrEqual(sumOf('captured'));
        sums[isSettled ? 'settled' : 'undone'] += 1;
        sums.refunded += returned;
      }
      // a run in which nothing happened would show nothing
      expect(sums.settled).toBe(PLACES);
      expect(sums.undone).toBe(PAYMENTS - PLACES);
      expect(sums.refunded).toBeGreaterThan(0);
      expect(scene.told.length).toBeGreaterThan(0);
    },
  );

  it('would be booked twice without the state that each move starts from', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'never').expect(303);
    await app.connection
      .collection('payments')
      .updateOne({ _id: payment._id }, { $set: { state: 'paid' } });
    const repository = app.nest.get(PaymentsRepository);
    jest
      .spyOn(repository, 'changeFrom')
      .mockImplementation((scope, { _id }, change) =>
        repository.update(scope, new Types.ObjectId(_id), change),
      );
    await Promise.allSettled(Array.from({ length: 8 }, () => scene.settle(payment._id)));
    expect(await scene.made(payment)).toBeGreaterThan(1);
  });
});
