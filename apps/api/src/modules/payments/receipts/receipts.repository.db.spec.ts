import type { NestApplicationContext } from '@nestjs/core';
import { getModelToken, MongooseModule } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import { type Model, Types } from 'mongoose';
import { ClockModule } from '../../../common/clock/clock.module';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { AppendOnlyError } from '../../../common/database/append-only.plugin';
import { DatabaseModule } from '../../../common/database/database.module';
import { Transactions } from '../../../common/transactions/transactions';
import { TransactionsModule } from '../../../common/transactions/transactions.module';
import { ConfigModule } from '../../../config/config.module';
import { Receipt, ReceiptSchema, ReceiptSeries, ReceiptSeriesSchema } from './receipt.schema';
import { ReceiptsRepository } from './receipts.repository';

const NOW = new Date('2026-06-15T09:00:00Z');

describe('the numbers of receipts', () => {
  let module: Awaited<ReturnType<ReturnType<typeof Test.createTestingModule>['compile']>> &
    NestApplicationContext;
  let receipts: ReceiptsRepository;
  let stored: Model<Receipt>;
  let ctx: RequestContext;

  beforeAll(async () => {
    module = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(),
        ClockModule,
        DatabaseModule,
        TransactionsModule,
        MongooseModule.forFeature([
          { name: Receipt.name, schema: ReceiptSchema },
          { name: ReceiptSeries.name, schema: ReceiptSeriesSchema },
        ]),
      ],
      providers: [ReceiptsRepository],
    }).compile();
    receipts = module.get(ReceiptsRepository);
    stored = module.get(getModelToken(Receipt.name));
    await stored.createIndexes();
    await module.get<Model<ReceiptSeries>>(getModelToken(ReceiptSeries.name)).createIndexes();
  });
  afterAll(() => module.close());
  beforeEach(() => {
    ctx = systemContext(new Types.ObjectId().toHexString(), 'test', NOW);
  });

  const add = (of = ctx, then: () => void = () => {}) =>
    module.get(Transactions).run(of, async (tx) => {
      const _payment = new Types.ObjectId();
      await receipts.add(tx, {
        ...{ kind: 'receipt', entry: `captured|${_payment}`, _payment },
        about: { kind: 'booking', _id: _payment },
        seller: { name: 'Fjord' },
        ...{ description: 'Dinner', language: 'en', amount: 45_000, currency: 'NOK' },
        ...{ date: '2026-06-15', at: NOW },
      });
      then();
      return null;
    });
  const numbers = async (of = ctx) => {
    const found = await stored.find({ _vendor: new Types.ObjectId(of.vendorId) }).lean();
    return found.map(({ number }) => number).sort((a, b) => a - b);
  };
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  it('follow each other, in each venue from 1 on', async () => {
    await add();
    await add();
    const other = systemContext(new Types.ObjectId().toHexString(), 'test', NOW);
    await add(other);
    expect(await numbers()).toEqual([1, 2]);
    expect(await numbers(other)).toEqual([1]);
  });

  it('are all there, each once, when many are made at the same moment', async () => {
    await Promise.all(upTo(40).map(() => add()));
    expect(await numbers()).toEqual(upTo(40));
  });

  it('have no gap where a transaction failed, before, between and at the same time as others', async () => {
    const fail = () =>
      add(ctx, () => {
        throw new Error('killed');
      }).catch(() => 'failed');
    expect(await fail()).toBe('failed');
    await Promise.all(upTo(24).map((turn) => (turn % 3 === 0 ? fail() : add())));
    expect(await fail()).toBe('failed');
    await add();
    expect(await numbers()).toEqual(upTo(17));
  });

  it('are never taken back', async () => {
    await add();
    const own = { _vendor: new Types.ObjectId(ctx.vendorId) };
    await expect(stored.deleteMany(own)).rejects.toThrow(AppendOnlyError);
    await expect(stored.updateMany(own, { number: 9 })).rejects.toThrow(AppendOnlyError);
  });
});
