import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { AppError, RuleError } from '../../../common/errors/app-error';
import { accountKey, Throttle } from '../../../common/throttling/throttle';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService } from '../../customers/public';
import type { VisitorInput } from '../../visitors/public';

/** Who buys, as a guest of the venue. */
export interface Buyer {
  readonly _id: Types.ObjectId;
  /** Stores a guest who is new. */
  readonly welcome?: (tx: Transaction) => Promise<unknown>;
}

/** Finds or creates the buyer's guest record. A known guest is neither revealed nor changed. */
@Injectable()
export class Buyers {
  constructor(
    private readonly customers: CustomersService,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @param work done once more if the guest, who was new, is not any more
   * @throws {AppError} 429 TOO_MANY_REQUESTS: enough was sent to this mailbox
   * @throws {RuleError} MISSING_GUEST_DETAILS, INVALID_NAME, INVALID_EMAIL, INVALID_PHONE
   */
  async asBuyer<T>(
    ctx: RequestContext,
    details: VisitorInput | undefined,
    work: (buyer: Buyer) => Promise<T>,
  ): Promise<T> {
    if (ctx.actor.kind === 'guest') return work({ _id: objectId(ownId(ctx)) });
    if (!details) throw new RuleError('MISSING_GUEST_DETAILS');
    await this.assertMayMail(ctx, details.email);
    try {
      return await work(await this.find(ctx, details));
    } catch (error) {
      const isKnownNow = error instanceof AppError && error.code === 'EMAIL_TAKEN';
      if (!isKnownNow) throw error;
      return work(await this.find(ctx, details));
    }
  }

  /** So that nobody fills another's mailbox with reminders. */
  private async assertMayMail({ vendorId }: RequestContext, email: string): Promise<void> {
    const retryAfterSeconds = await this.throttle.countOne(accountKey(`sale:${vendorId}`, email));
    if (retryAfterSeconds === null) return;
    throw new AppError(429, 'TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
  }

  private async find(ctx: RequestContext, details: VisitorInput): Promise<Buyer> {
    const { language: languageCode } = ctx;
    const { guest, given, isNew } = await this.customers.visiting(ctx, {
      ...details,
      languageCode,
    });
    const { _id } = guest;
    if (!isNew) return { _id };
    return { _id, welcome: (tx) => this.customers.create(tx, { _id, ...given, languageCode }) };
  }
}
