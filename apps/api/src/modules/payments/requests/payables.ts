import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import type { PaidKind } from '../ledger/money-entry.schema';

/** One line of a price: 'Child (6–12)', '2 × NOK 200', and what that makes in minor units. */
export interface PayableLine {
  readonly label: string;
  readonly value: string;
  readonly amount: number;
}

/** Something with a price that may not have been paid in full. */
export interface Payable {
  /** Absent: nobody who is known. */
  readonly _customer?: Types.ObjectId | undefined;
  /** What the guest reads beside the amount, in their language: 'Dinner, Fri 19 June, 19:00'. */
  readonly description: string;
  /** Its price in minor units; nothing for what was cancelled. */
  readonly total: number;
  /** The total, line by line, in the language of the description. Absent where it needs no explanation. */
  readonly lines?: readonly PayableLine[];
  /** ISO 4217. */
  readonly currency: string;
  /** The tax included in it: 2,500 are 25 %. Absent: none is known. */
  readonly taxBasisPoints?: number;
}

/** Finds payables of one kind. The module that owns them registers it. */
export interface PayableKind {
  readonly kind: PaidKind;
  /**
   * @param language of the description; absent: the guest's, then the venue's
   * @throws {NotFoundError}
   */
  find(ctx: RequestContext, id: string | Types.ObjectId, language?: string): Promise<Payable>;
}

/** All that guests can owe for. Payments know none of it. */
@Injectable()
export class Payables {
  private readonly registered = new Map<PaidKind, PayableKind>();

  register(kind: PayableKind): void {
    this.registered.set(kind.kind, kind);
  }

  /** @throws {NotFoundError} also of a kind that nobody has */
  find(
    ctx: RequestContext,
    { kind, id, language }: { kind: PaidKind; id: string | Types.ObjectId; language?: string },
  ): Promise<Payable> {
    const found = this.registered.get(kind);
    if (!found) throw new NotFoundError();
    return found.find(ctx, id, language);
  }
}
