import { owedOf } from '@atrium/rules/payments/ledger/owed';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { PaidKind } from '../ledger/money-entry.schema';
import { MoneyLedger } from '../ledger/money-ledger';
import { type Payable, Payables } from './payables';

/** The money of one thing in its currency, in minor units. */
export interface MoneyOfThing {
  readonly payable: Payable;
  readonly paid: number;
  readonly reserved: number;
  readonly owed: number;
  /** What the terms cost beside the price, less what was written off. */
  readonly fees: number;
}

const NOTHING = { paid: 0, reserved: 0, fees: 0 };

/** What things cost, by whoever has them, beside what was paid for them, by the ledger of money. */
@Injectable()
export class ThingMoney {
  constructor(
    private readonly payables: Payables,
    private readonly ledger: MoneyLedger,
  ) {}

  /** @throws {NotFoundError} */
  async of(
    ctx: RequestContext,
    { kind, id }: { kind: PaidKind; id: string | Types.ObjectId },
  ): Promise<MoneyOfThing> {
    const payable = await this.payables.find(ctx, { kind, id });
    const { total, currency } = payable;
    const balances = await this.ledger.balances(ctx, objectId(id));
    const { paid, reserved, fees } = balances.get(currency) ?? NOTHING;
    return {
      ...{ payable, paid, reserved, fees },
      owed: owedOf(total, { paid, reserved, fees }),
    };
  }
}
