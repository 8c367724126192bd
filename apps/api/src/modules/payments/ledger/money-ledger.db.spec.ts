import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { NestApplicationContext } from '@nestjs/core';
import { getModelToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import { type Model, Types } from 'mongoose';
import { ClockModule } from '../../../common/clock/clock.module';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { DatabaseModule } from '../../../common/database/database.module';
import { Transactions } from '../../../common/transactions/transactions';
import { TransactionsModule } from '../../../common/transactions/transactions.module';
import { ConfigModule } from '../../../config/config.module';
import { MoneyEntry } from './money-entry.schema';
import { LedgerContradictionError, MoneyLedger, type NewMoneyEntry } from './money-ledger';
import { MoneyLedgerModule } from './money-ledger.module';

const NOW = new Date('2026-06-15T09:00:00Z');

describe('the ledger of money', () => {
  let module: Awaited<ReturnType<ReturnType<typeof Test.createTestingModule>['compile']>> &
    NestApplicationContext;
  let ledger: MoneyLedger;
  let entries: Model<MoneyEntry>;
  let ctx: RequestContext;
  let booking: Types.ObjectId;

  beforeAll(async () => {
    module = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(),
        ClockModule,
        DatabaseModule,
        TransactionsModule,
        MoneyLedgerModule,
      ],
    }).compile();
    ledger = module.get(MoneyLedger);
    entries = module.get(getModelToken(MoneyEntry.name));
    await entries.createIndexes();
  });
  afterAll(() => module.close());
  beforeEach(() => {
    ctx = systemContext(new Types.ObjectId().toHexString(), 'test', NOW);
    booking = new Types.ObjectId();
  });

  const entry = (change: Partial<NewMoneyEntry> = {}): NewMoneyEntry => ({
    key: `captured|${booking}`,
    kind: 'captured',
    amount: 45_000,
    currency: 'NOK',
    about: { kind: 'booking', _id: booking },
    _payment: booking,
    cause: 'booked',
    provider: 'sandbox',
    reference: 'sandbox_1',
    ...change,
  });
  const append = (...all: NewMoneyEntry[]) =>
    module.get(Transactions).run(ctx, async (tx) => {
      for (const one of all) await ledger.append(tx, one);
      return null;
    });
  const stored = () => entries.find({ _vendor: new Types.ObjectId(ctx.vendorId) }).lean();

  it('keeps who did what, when and why, without anybody’s name', async () => {
    const actor = { kind: 'staff', id: `${new Types.ObjectId()}`, level: 2, name: 'Anna' } as const;
    ctx = { ...ctx, actor };
    await append(entry());
    const [only] = await stored();
    expect(only).toMatchObject({
      actor: { kind: 'staff', id: actor.id },
      at: NOW,
      cause: 'booked',
    });
    expect(JSON.stringify(only)).not.toContain('Anna');
  });

  it('has what is told twice once, one after the other and at the same moment', async () => {
    await append(entry());
    await append(entry());
    const racing = entry({ key: 'refunded|1', kind: 'refunded', amount: 5_000 });
    await Promise.all([append(racing), append(racing), append(racing)]);
    expect(await stored()).toHaveLength(2);
  });

  it.each<[string, Partial<NewMoneyEntry>]>([
    ['another amount', { amount: 45_001 }],
    ['another currency', { currency: 'SEK' }],
    ['another kind', { kind: 'refunded' }],
    ['another payment', { _payment: new Types.ObjectId() }],
  ])('refuses %s under the same key', async (_, change) => {
    await append(entry());
    await expect(append(entry(change))).rejects.toThrow(LedgerContradictionError);
    expect(await stored()).toHaveLength(1);
  });

  it('refuses it by its index too, whoever writes', async () => {
    await append(entry());
    const [known] = await stored();
    const twin = { ...known, _id: new Types.ObjectId() };
    await expect(entries.collection.insertOne(twin)).rejects.toMatchObject({ code: 11000 });
  });

  it.each([0, -1, 0.5, Number.NaN])('refuses an amount of %d', async (amount) => {
    await expect(append(entry({ amount }))).rejects.toThrow(/amount/);
  });

  it('is undone with the transaction that it was part of', async () => {
    const failing = module.get(Transactions).run(ctx, async (tx) => {
      await ledger.append(tx, entry());
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await stored()).toEqual([]);
  });

  it('sums up by currency, for one thing of one venue', async () => {
    await append(
      entry({ key: 'a', kind: 'authorised' }),
      entry({ key: 'c' }),
      entry({ key: 'r', kind: 'refunded', amount: 20_000 }),
      entry({ key: 'y', amount: 500, currency: 'JPY' }),
      entry({ key: 'other', about: { kind: 'stay', _id: new Types.ObjectId() } }),
    );
    expect(Object.fromEntries(await ledger.balances(ctx, booking))).toEqual({
      NOK: { reserved: 0, captured: 45_000, refunded: 20_000, paid: 25_000, fees: 0 },
      JPY: { reserved: -500, captured: 500, refunded: 0, paid: 500, fees: 0 },
    });
    const elsewhere = { vendorId: new Types.ObjectId().toHexString() };
    expect((await ledger.balances(elsewhere, booking)).size).toBe(0);
  });
});

describe('the collection of the ledger', () => {
  const root = resolve(__dirname, '../../..');
  const sources = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /(?<!spec)\.ts$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    // the demo is written as if it had a past
    .filter((file) => !file.includes(join('cli', 'seed')));

  it('is known to its own files alone, and none of these has a way to change or delete', () => {
    const naming = sources.filter((file) =>
      /moneyEntries|MoneyEntry\.name|MoneyEntrySchema/.test(readFileSync(file, 'utf8')),
    );
    expect(naming.map((file) => relative(root, file)).sort()).toEqual([
      'modules/payments/ledger/money-entries.repository.ts',
      'modules/payments/ledger/money-entry.schema.ts',
      'modules/payments/ledger/money-ledger.module.ts',
    ]);
    for (const file of naming) {
      expect(readFileSync(file, 'utf8')).not.toMatch(
        /\.(update|delete|remove|replace|findOneAnd|findByIdAnd|bulkWrite|bulkSave|drop)\w*\(/,
      );
    }
  });
});
