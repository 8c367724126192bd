import { formatDate, formatTime } from '@atrium/i18n/format';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { taxRateOn } from '@atrium/rules/payments/ledger/included-tax';
import { languageOf, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { CustomersService } from '../../customers/public';
import { MoneyLedger, type Payable, Payables } from '../../payments/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { BookingsRepository } from '../bookings.repository';
import { totalOf } from '../terms/booking-total';
import { priceLineTexts } from './price-line-texts';

/** Bookings as something that guests owe for. */
@Injectable()
export class PayableBookings implements OnModuleInit {
  constructor(
    private readonly payables: Payables,
    private readonly bookings: BookingsRepository,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly ledger: MoneyLedger,
  ) {}

  onModuleInit(): void {
    this.payables.register({
      kind: 'booking',
      find: (ctx, id, language) => this.find(ctx, id, language),
    });
  }

  /**
   * A fee for not coming, or for cancelling late, is owed instead of the price.
   * @throws {NotFoundError}
   */
  async find(ctx: RequestContext, id: string | Types.ObjectId, wished?: string): Promise<Payable> {
    const booking = await this.bookings.get(ctx, id);
    const { _customer, start, timeindex, terms } = booking;
    const [service, vendor, fee, guest] = await Promise.all([
      this.services.get(ctx, booking._service),
      this.vendors.current(ctx),
      this.ledger.feeOf(ctx, booking._id),
      _customer ? this.customers.findOrErased(ctx, _customer) : undefined,
    ]);
    const language = languageOf(wished ?? guest?.languageCode ?? vendor.languageCode) ?? 'en';
    const { name } = pickTranslation(service.languageList, language, service);
    const day = formatDate(language, dateOf(start), 'full');
    const tax = taxRateOn(service.taxRates ?? [], dateOf(start));
    const lines = priceLineTexts(booking, language);
    const isBooked = booking.active && !booking.waitingList && !fee;
    return {
      _customer,
      description: `${name}, ${day}, ${formatTime(timeindex)}`,
      total: isBooked ? totalOf(booking) : 0,
      ...(isBooked && lines.length > 0 ? { lines } : {}),
      currency: terms.currency,
      ...(tax ? { taxBasisPoints: tax.basisPoints } : {}),
    };
  }
}
