import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { type VisitorInput, Visitors } from '../../visitors/public';
import { BookingDrafts, type BookingSetting } from '../create/booking-drafts';

/** A visitor as the guest of a booking. */
export interface Booker {
  readonly setting: BookingSetting;
  /** Hex id. */
  readonly customerId: string;
  /** For staff, where the visitor gave another name than the guest's. */
  readonly internalComment?: string;
  /** Stores a guest who is new. */
  readonly welcome?: (tx: Transaction) => Promise<unknown>;
}

/** Visitors with the setting of what they book. */
@Injectable()
export class Bookers {
  constructor(
    private readonly visitors: Visitors,
    private readonly drafts: BookingDrafts,
  ) {}

  /** @throws those of Visitors.asGuest */
  asBooker<T>(
    ctx: RequestContext,
    { details, serviceId }: { readonly details: VisitorInput; readonly serviceId: string },
    work: (booker: Booker) => Promise<T>,
  ): Promise<T> {
    return this.visitors.asGuest(
      ctx,
      details,
      () => this.drafts.setting(ctx, serviceId, undefined),
      ({ guest, customerId, noteIn, welcome }, found) => {
        const setting = { ...found, guest };
        const internalComment = noteIn(found.vendor.languageCode);
        const booker = { setting, customerId, internalComment };
        return work({ ...booker, ...(welcome ? { welcome } : {}) });
      },
    );
  }
}
