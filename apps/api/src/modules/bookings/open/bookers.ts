import { isLanguage } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import { accountKey, Throttle } from '../../../common/throttling/throttle';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService, type VisitingGuest } from '../../customers/public';
import { BookingDrafts, type BookingSetting } from '../create/booking-drafts';
import type { VisitorInput } from './open-booking.dto';

/** A visitor as a guest of the venue, known or new. */
export interface Booker {
  readonly setting: BookingSetting;
  /** Hex id. */
  readonly customerId: string;
  /** For staff, where the visitor gave another name than the guest's. */
  readonly internalComment?: string;
  /** Stores a guest who is new. */
  readonly welcome?: (tx: Transaction) => Promise<unknown>;
}

/** Finds the guests whom visitors are, without telling or changing anything of those whom the venue knows. */
@Injectable()
export class Bookers {
  constructor(
    private readonly customers: CustomersService,
    private readonly drafts: BookingDrafts,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @param work done once more if the guest, who was new, is not any more
   * @throws {AppError} 429 TOO_MANY_REQUESTS: enough was sent to this mailbox
   * @throws {RuleError} INVALID_NAME, INVALID_EMAIL, INVALID_PHONE
   */
  async asBooker<T>(
    ctx: RequestContext,
    { details, serviceId }: { readonly details: VisitorInput; readonly serviceId: string },
    work: (booker: Booker) => Promise<T>,
  ): Promise<T> {
    // together: a booking waits for one answer of the database, not for two
    const [booker] = await Promise.all([
      this.find(ctx, details, serviceId),
      this.assertMayMail(ctx, details.email),
    ]);
    try {
      return await work(booker);
    } catch (error) {
      const isKnownNow = error instanceof AppError && error.code === 'EMAIL_TAKEN';
      if (!isKnownNow) throw error;
      return work(await this.find(ctx, details, serviceId));
    }
  }

  /** So that nobody fills another's mailbox with confirmations. */
  private async assertMayMail({ vendorId }: RequestContext, email: string): Promise<void> {
    const retryAfterSeconds = await this.throttle.countOne(
      accountKey(`openBooking:${vendorId}`, email),
    );
    if (retryAfterSeconds === null) return;
    throw new AppError(429, 'TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
  }

  private async find(
    ctx: RequestContext,
    details: VisitorInput,
    serviceId: string,
  ): Promise<Booker> {
    const { language: languageCode } = ctx;
    const [found, visiting] = await Promise.all([
      this.drafts.setting(ctx, serviceId, undefined),
      this.customers.visiting(ctx, { ...details, languageCode }),
    ]);
    const { guest, given, isNew } = visiting;
    const setting = { ...found, guest: { ...guest, ...given } };
    const booker = { setting, customerId: guest._id.toHexString() };
    if (!isNew) {
      return { ...booker, internalComment: otherNameOf(visiting, found.vendor.languageCode) };
    }
    const welcome = (tx: Transaction) =>
      this.customers.create(tx, { _id: guest._id, ...given, languageCode });
    return { ...booker, welcome };
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
