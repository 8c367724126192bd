import { isLanguage } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { Injectable } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import { accountKey, Throttle } from '../../../common/throttling/throttle';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService, type VisitingGuest } from '../../customers/public';
import { ServicesService } from '../../services/public';
import type { HoldOutput } from '../change/booking-input.dto';
import { BookingDrafts } from '../create/booking-drafts';
import { CreateBooking } from '../create/create-booking';
import { placeOfHold } from '../holds/hold-id';
import { HoldsService } from '../holds/holds.service';
import { BookingLinks } from '../notifications/booking-links';
import type { OpenBookingInput, OpenBookingOutput, VisitorHoldInput } from './open-booking.dto';
import { asVisitor, holderOf } from './visitor';

/** Booking without an account: the hub's bookings and holds, for who does not sign in. */
@Injectable()
export class OpenBookings {
  constructor(
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly drafts: BookingDrafts,
    private readonly bookings: CreateBooking,
    private readonly holds: HoldsService,
    private readonly links: BookingLinks,
    private readonly throttle: Throttle,
  ) {}

  /** @throws those of HoldsService.create */
  async hold(call: CallContext, { visitor, ...input }: VisitorHoldInput): Promise<HoldOutput> {
    const { ctx } = await this.services.enter(asVisitor(call), input._service);
    return this.holds.create({ ...ctx, actor: holderOf(visitor) }, input);
  }

  /** Releasing a hold that is gone, or is not the visitor's, is not an error. */
  async release(call: CallContext, id: string, visitor: string): Promise<null> {
    const place = placeOfHold(id);
    if (!place) return null;
    const { ctx } = await this.services.enter(asVisitor(call), place._service.toHexString());
    return this.holds.release({ ...ctx, actor: holderOf(visitor) }, id);
  }

  /**
   * Books for the guest whose email it is, or for a new one. Of a guest whom the venue knows nothing is told or
   * changed.
   * @throws those of CreateBooking.online, but for EMAIL_TAKEN
   * @throws {RuleError} INVALID_NAME, INVALID_EMAIL, INVALID_PHONE
   */
  async book(call: CallContext, input: OpenBookingInput): Promise<OpenBookingOutput> {
    const { ctx } = await this.services.enter(asVisitor(call), input._service);
    // so that nobody fills another's mailbox with confirmations
    const mailbox = accountKey(`openBooking:${ctx.vendorId}`, input.guest.email);
    const retryAfterSeconds = await this.throttle.count([mailbox]);
    if (retryAfterSeconds !== null) {
      throw new AppError(429, 'TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    }
    try {
      return await this.bookAs(ctx, input);
    } catch (error) {
      const isKnownNow = error instanceof AppError && error.code === 'EMAIL_TAKEN';
      if (!isKnownNow) throw error;
      return this.bookAs(ctx, input);
    }
  }

  private async bookAs(
    ctx: RequestContext,
    { guest: details, visitor: secret = '', ...input }: OpenBookingInput,
  ): Promise<OpenBookingOutput> {
    const { language: languageCode } = ctx;
    const [setting, visiting] = await Promise.all([
      this.drafts.setting(ctx, input._service, undefined),
      this.customers.visiting(ctx, { ...details, languageCode }),
    ]);
    const { guest, given, isNew } = visiting;
    const welcome = isNew
      ? {
          welcome: (tx: Transaction) =>
            this.customers.create(tx, { _id: guest._id, ...given, languageCode }),
        }
      : { internalComment: otherNameOf(visiting, setting.vendor.languageCode) };
    const booker = {
      setting: { ...setting, guest: { ...guest, ...given } },
      holder: holderOf(secret).id,
      visitor: welcome,
    };
    return this.bookings.online(ctx, input, booker, (reservation) => ({
      reservation,
      signature: this.links.sign(ctx.vendorId, reservation._id),
    }));
  }
}

/** Who booked, for staff, where that is not who the venue knows by this email. */
function otherNameOf({ guest, given }: VisitingGuest, venueLanguage: string): string {
  const isSame = nameOf(guest) === nameOf(given) && (!given.phone || given.phone === guest.phone);
  if (isSame) return '';
  const name = [`${given.firstname} ${given.lastname}`, given.phone].filter(Boolean).join(', ');
  const language = isLanguage(venueLanguage) ? venueLanguage : 'en';
  return messageTexts(language)('bookedAs', { name });
}

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim().toLowerCase();
