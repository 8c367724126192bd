import { isLanguage } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { AppError } from '../../common/errors/app-error';
import { accountKey, Throttle } from '../../common/throttling/throttle';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService, type VisitingGuest } from '../customers/public';
import type { VisitorInput } from './visitor.dto';

/** A visitor as a guest of the venue, known or new. */
export interface Visitor {
  /** With what the visitor gave of themselves. */
  readonly guest: VisitingGuest['guest'];
  /** Hex id. */
  readonly customerId: string;
  /** For staff, in a language: who booked, where the visitor gave another name than the guest's. */
  readonly noteIn: (language: string) => string;
  /** Stores a guest who is new. */
  readonly welcome?: (tx: Transaction) => Promise<unknown>;
}

/** Finds the guests whom visitors are, without telling or changing anything of those whom the venue knows. */
@Injectable()
export class Visitors {
  constructor(
    private readonly customers: CustomersService,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @param read what else the work needs
   * @param work done once more if the guest, who was new, is not any more
   * @throws {AppError} 429 TOO_MANY_REQUESTS: enough was sent to this mailbox
   * @throws {RuleError} INVALID_NAME, INVALID_EMAIL, INVALID_PHONE
   */
  async asGuest<R, T>(
    ctx: RequestContext,
    details: VisitorInput,
    read: () => Promise<R>,
    work: (visitor: Visitor, found: R) => Promise<T>,
  ): Promise<T> {
    // together: a booking waits for one answer of the database, not for two
    const [visitor, found] = await Promise.all([
      this.find(ctx, details),
      read(),
      this.assertMayMail(ctx, details.email),
    ]);
    try {
      return await work(visitor, found);
    } catch (error) {
      const isKnownNow = error instanceof AppError && error.code === 'EMAIL_TAKEN';
      if (!isKnownNow) throw error;
      return work(await this.find(ctx, details), await read());
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

  private async find(ctx: RequestContext, details: VisitorInput): Promise<Visitor> {
    const { language: languageCode } = ctx;
    const visiting = await this.customers.visiting(ctx, { ...details, languageCode });
    const { guest, given, isNew } = visiting;
    const visitor = { guest: { ...guest, ...given }, customerId: guest._id.toHexString() };
    if (!isNew) return { ...visitor, noteIn: (language) => otherNameOf(visiting, language) };
    return {
      ...{ ...visitor, noteIn: () => '' },
      welcome: (tx) => this.customers.create(tx, { _id: guest._id, ...given, languageCode }),
    };
  }
}

/** Empty where it is who the venue knows by this email. */
function otherNameOf({ guest, given }: VisitingGuest, language: string): string {
  const isSame = nameOf(guest) === nameOf(given) && (!given.phone || given.phone === guest.phone);
  if (isSame) return '';
  const name = [`${given.firstname} ${given.lastname}`, given.phone].filter(Boolean).join(', ');
  return messageTexts(isLanguage(language) ? language : 'en')('bookedAs', { name });
}

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim().toLowerCase();
