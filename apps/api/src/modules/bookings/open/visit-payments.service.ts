import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, type Types } from 'mongoose';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { asVisitor } from '../../visitors/public';
import { BookingLinks } from '../notifications/booking-links';
import type { GuestPayment } from '../prepaid/prepaid.dto';
import { PrepaidBookings } from '../prepaid/prepaid-bookings';
import { Bookers } from './bookers';
import type { VisitPayment, VisitPaymentInput } from './visit-payment.dto';
import { VisitPaymentLinks } from './visit-payment-links';
import { VisitPaymentReminder } from './visit-payment-reminder.job';
import { holderOf } from './visitor';

/** What a payment's signed link is good for. */
export interface VisitPaymentLink {
  /** Hex id of the payment. */
  readonly id: string;
  /** Slug or id of the venue. */
  readonly vendor: string;
  readonly signature: string;
}

/** Payments of people without an account: the hub's, in the hands of whoever has their link. */
@Injectable()
export class VisitPayments {
  // seven: the hub’s payment, with links in place of a session
  constructor(
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly bookers: Bookers,
    private readonly prepaid: PrepaidBookings,
    private readonly bookingLinks: BookingLinks,
    private readonly links: VisitPaymentLinks,
    private readonly reminder: VisitPaymentReminder,
  ) {}

  /** @throws those of PrepaidBookings.begin, and of Visitors.asGuest; {ForbiddenError} MODULE_OFF */
  async begin(call: CallContext, input: VisitPaymentInput): Promise<VisitPayment> {
    const { guest: details, visitor: secret, ...draft } = input;
    const { _service: serviceId, date, timeindex } = draft;
    const visit = { ...asVisitor(call), part: 'openBooking' } as const;
    const { ctx } = await this.services.enter(visit, serviceId);
    const { vendorId } = ctx;
    const payment = await this.bookers.asBooker(
      ctx,
      { details, serviceId },
      ({ setting, customerId, welcome, internalComment }) =>
        this.prepaid.begin(ctx, draft, {
          ...{ setting, customerId, holder: holderOf(secret).id },
          returnTo: (id) =>
            this.links.back({
              ...{ vendorId, slug: setting.vendor.slug, payment: id },
              ...{ _service: serviceId, date, timeindex },
            }),
          visitor: {
            given: details,
            ...(internalComment ? { internalComment } : {}),
            alongside: async (tx: Transaction, id: Types.ObjectId) => {
              await welcome?.(tx);
              await this.reminder.plan(tx, id);
            },
          },
        }),
    );
    return this.answer(ctx, payment);
  }

  /** @throws {AppError} 403 PAYMENT_LINK_INVALID */
  async look(call: CallContext, link: VisitPaymentLink): Promise<VisitPayment> {
    const ctx = await this.enter(call, link);
    return this.answer(ctx, await this.prepaid.look(ctx, link.id));
  }

  /** @throws {AppError} 403 PAYMENT_LINK_INVALID */
  async end(call: CallContext, link: VisitPaymentLink): Promise<VisitPayment> {
    const ctx = await this.enter(call, link);
    return this.answer(ctx, await this.prepaid.end(ctx, link.id));
  }

  private async enter(
    call: CallContext,
    { id, vendor, signature }: VisitPaymentLink,
  ): Promise<RequestContext> {
    const { ctx } = await this.vendors.enter(asVisitor(call), vendor);
    const isRight = isObjectIdOrHexString(id) && this.links.isRight(ctx.vendorId, id, signature);
    if (!isRight) throw new AppError(403, 'PAYMENT_LINK_INVALID');
    return ctx;
  }

  private answer({ vendorId }: RequestContext, payment: GuestPayment): VisitPayment {
    const { _id, booking } = payment;
    return {
      ...payment,
      signature: this.links.sign(vendorId, _id),
      ...(booking ? { bookingSignature: this.bookingLinks.sign(vendorId, booking) } : {}),
    };
  }
}
