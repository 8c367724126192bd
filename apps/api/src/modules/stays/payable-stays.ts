import { formatDate } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { stayTotal } from '@atrium/rules/guests/stay-total';
import { taxRateOn } from '@atrium/rules/payments/ledger/included-tax';
import { languageOf, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { ConflictError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService } from '../customers/public';
import { PackagesService } from '../packages/public';
import { type Payable, Payables, PaymentsService } from '../payments/public';
import { VendorsService } from '../vendors/public';
import type { Stay } from './stay.schema';
import { StaysRepository } from './stays.repository';

/** Stays as something that guests owe for. The nights of an imported one are paid for where it comes from. */
@Injectable()
export class PayableStays implements OnModuleInit {
  constructor(
    private readonly payables: Payables,
    private readonly payments: PaymentsService,
    private readonly stays: StaysRepository,
    private readonly packages: PackagesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
  ) {}

  onModuleInit(): void {
    this.payables.register({
      kind: 'stay',
      find: (ctx, id, language) => this.find(ctx, id, language),
    });
  }

  /** @throws {ConflictError} BOOKING_PAID: its money would have nothing that it belongs to */
  async assertNothingPaid(tx: Transaction, { _id }: Stay): Promise<void> {
    if (await this.payments.isPaid(tx, _id)) throw new ConflictError('BOOKING_PAID');
  }

  private async find(
    ctx: RequestContext,
    id: string | Types.ObjectId,
    wished?: string,
  ): Promise<Payable> {
    const stay = await this.stays.get(ctx, id);
    const { _customer, _package, arrivaldate, status } = stay;
    const [packages, vendor, guest] = await Promise.all([
      this.packages.byIds({ vendorId: ctx.vendorId }, _package ? [_package] : []),
      this.vendors.current(ctx),
      this.customers.findOrErased(ctx, _customer),
    ]);
    const language = languageOf(wished ?? guest?.languageCode ?? vendor.languageCode) ?? 'en';
    const sold = packages.get(_package?.toHexString() ?? '');
    const name = sold && pickTranslation(sold.languageList, language, sold).name;
    const what = name ?? stay.packageName ?? messageTexts(language)('stay');
    const tax = taxRateOn(sold?.taxRates ?? [], arrivaldate);
    const { pricePerNight: _elsewhere, ...ofPackage } = stay;
    return {
      _customer,
      description: `${what}, ${formatDate(language, arrivaldate, 'full')}`,
      total: status === 'cancelled' ? 0 : stayTotal(stay.source ? ofPackage : stay),
      currency: vendor.currency,
      ...(tax ? { taxBasisPoints: tax.basisPoints } : {}),
    };
  }
}
