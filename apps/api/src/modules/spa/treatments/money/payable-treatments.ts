import { formatDate, formatTime } from '@atrium/i18n/format';
import { taxRateOn } from '@atrium/rules/payments/ledger/included-tax';
import { languageOf, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import { actsForThemselves, type RequestContext } from '../../../../common/context/request-context';
import { ConflictError, NotFoundError, RuleError } from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import { CustomersService } from '../../../customers/public';
import { type Payable, Payables, PaymentsService } from '../../../payments/public';
import { VendorsService } from '../../../vendors/public';
import { TreatmentTypesService } from '../../treatment-types/public';
import { totalOf } from '../addons/treatment-total';
import type { Treatment } from '../treatment.schema';
import { TreatmentsRepository } from '../treatments.repository';

/** Treatments as something that guests owe for. A pause is nothing that anybody owes for. */
@Injectable()
export class PayableTreatments implements OnModuleInit {
  constructor(
    private readonly payables: Payables,
    private readonly payments: PaymentsService,
    private readonly treatments: TreatmentsRepository,
    private readonly types: TreatmentTypesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
  ) {}

  onModuleInit(): void {
    this.payables.register({
      kind: 'treatment',
      find: (ctx, id, language) => this.find(ctx, id, language),
    });
  }

  /**
   * Its money would have nothing that it belongs to.
   * @throws {ConflictError} BOOKING_PAID @throws {RuleError} TREATMENT_PAID: to its guest
   */
  async assertNothingPaid(tx: Transaction, { _id }: Treatment): Promise<void> {
    if (!(await this.payments.isPaid(tx, _id))) return;
    if (actsForThemselves(tx.actor)) throw new RuleError('TREATMENT_PAID');
    throw new ConflictError('BOOKING_PAID');
  }

  private async find(
    ctx: RequestContext,
    id: string | Types.ObjectId,
    wished?: string,
  ): Promise<Payable> {
    const treatment = await this.treatments.get(ctx, id);
    const { _treatmentType, _customer, terms, date, timeindexStart } = treatment;
    if (!_treatmentType || !terms) throw new NotFoundError();
    const [type, vendor, guest] = await Promise.all([
      this.types.get(ctx, _treatmentType),
      this.vendors.current(ctx),
      _customer ? this.customers.findOrErased(ctx, _customer) : undefined,
    ]);
    const language = languageOf(wished ?? guest?.languageCode ?? vendor.languageCode) ?? 'en';
    const { name } = pickTranslation(type.languageList, language, type);
    const tax = taxRateOn(type.taxRates ?? [], date);
    return {
      _customer,
      description: `${name}, ${formatDate(language, date, 'full')}, ${formatTime(timeindexStart)}`,
      total: totalOf(treatment),
      currency: terms.currency,
      ...(tax ? { taxBasisPoints: tax.basisPoints } : {}),
    };
  }
}
