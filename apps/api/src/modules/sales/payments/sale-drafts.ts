import { formatDateRange } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { NOTICE_DAYS } from '@atrium/rules/guests/membership-renewal';
import { arrivalProblem, isOnSale, packageTotal } from '@atrium/rules/sales/offer';
import { FALLBACK_LANGUAGE, languageOf, nameIn } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { ConflictError, NotFoundError, RuleError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { MembershipSales, MembershipTypesService, renewalOffer } from '../../memberships/public';
import { PackagesService } from '../../packages/public';
import type { MandateTerms } from '../../payments/public';
import { StaySales } from '../../stays/public';
import { VendorsService } from '../../vendors/public';
import { PackageDays } from '../package-days/package-days';
import { renewalTerms } from '../renewals/renewal-texts';
import type { Buyer } from './buyers';
import type { SaleInput } from './sale.dto';
import type { SaleOrder } from './sale-order';

/** What is about to be paid for. */
export interface Drafted extends Pick<SaleOrder, 'membership' | 'stay'> {
  /** The card that it is paid with is kept, and for what. */
  readonly keeps?: MandateTerms;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  readonly description: string;
  /** Most stays that guests can buy for the day. */
  readonly perDay?: number | undefined;
}

/** What is bought, as it is shown before it is paid for. */
@Injectable()
export class SaleDrafts {
  constructor(
    private readonly types: MembershipTypesService,
    private readonly memberships: MembershipSales,
    private readonly packages: PackagesService,
    private readonly stays: StaySales,
    private readonly days: PackageDays,
    private readonly vendors: VendorsService,
  ) {}

  /** Before the transaction in which a stay is drafted. @throws {RuleError} ARRIVAL_REQUIRED, DATE_IN_PAST, BEYOND_BOOKING_WINDOW */
  async ensureDay(ctx: RequestContext, { offer, arrivaldate }: SaleInput): Promise<void> {
    if (!arrivaldate) throw new RuleError('ARRIVAL_REQUIRED');
    const { _id } = await this.packages.get(ctx, offer);
    const { timezone } = await this.vendors.current(ctx);
    const problem = arrivalProblem(arrivaldate, venueToday(ctx.now.getTime(), timezone));
    if (problem) throw new RuleError(problem);
    await this.days.ensure(ctx, { _package: _id, date: arrivaldate });
  }

  /**
   * @throws {NotFoundError} it is not on sale
   * @throws {ConflictError} PRICE_CHANGED: it is renewed for another price, or not at all
   * @throws {RuleError} AGREEMENT_REQUIRED
   */
  async membership(tx: Transaction, input: SaleInput, buyer: Buyer): Promise<Drafted> {
    const { offer, renewsFor } = input;
    const type = await this.types.get(tx, offer);
    assertAgreed(type, input);
    const renews = renewsFor !== undefined;
    const membership = await this.memberships.draft(tx, offer, buyer._id, { renews });
    const { price: total, currency, renewal, dateUntil } = membership;
    if (renews && renewal?.price !== renewsFor) {
      const data = { amount: total, ...present({ renewsFor: renewal?.price }) };
      throw new ConflictError('PRICE_CHANGED', { data });
    }
    const description = nameIn(tx.language, type);
    const sold = { membership, total, currency, description };
    if (!renewal || !dateUntil) return sold;
    const { name: venue } = await this.vendors.current(tx);
    const reminderDays = renewalOffer(type)?.reminderDays ?? NOTICE_DAYS;
    const facts = { ...renewal, venue, currency, name: description, on: dateUntil, reminderDays };
    return { ...sold, keeps: renewalTerms(tx.language, facts) };
  }

  /** As `membership`. */
  async stay(tx: Transaction, input: SaleInput, buyer: Buyer): Promise<Drafted> {
    const { arrivaldate = '', adults = 1, children = 0 } = input;
    const sold = await this.packages.get(tx, input.offer);
    if (!isOnSale(sold)) throw new NotFoundError();
    assertAgreed(sold, input);
    const { currency } = await this.vendors.current(tx);
    const stay = await this.stays.draft(tx, {
      ...{ _customer: buyer._id.toHexString(), _package: input.offer },
      ...{ arrivaldate, adults, children },
    });
    const language = languageOf(tx.language) ?? FALLBACK_LANGUAGE;
    const days = formatDateRange(language, stay.arrivaldate, stay.departuredate);
    const description = messageTexts(language)('soldStay', { name: nameIn(language, sold), days });
    const total = packageTotal(sold.price, { adults, children });
    return { stay, total, currency, description, perDay: sold.perDay };
  }
}

/** @throws {RuleError} AGREEMENT_REQUIRED */
function assertAgreed({ agreement }: { agreement?: string }, { agreed = false }: SaleInput): void {
  if (agreement && !agreed) throw new RuleError('AGREEMENT_REQUIRED');
}
