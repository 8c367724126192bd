import { Injectable } from '@nestjs/common';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { RuleError, StaleVersionError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { VendorsService } from '../../vendors/public';
import type { VoucherSettingsInput, VoucherSettingsOutput } from './voucher-settings.dto';
import { VoucherSettingsRepository } from './voucher-settings.repository';
import type { VoucherSettings } from './voucher-settings.schema';

type Fields = Pick<VoucherSettings, 'onSale' | 'amounts' | 'least' | 'most' | 'validMonths'>;

const untouched: Fields = { onSale: false, amounts: [], validMonths: 24 };

/** Whether and how a venue sells gift cards. */
@Injectable()
export class VoucherSettingsService {
  constructor(
    private readonly settings: VoucherSettingsRepository,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  async read(ctx: RequestContext): Promise<VoucherSettingsOutput> {
    return this.told(ctx, await this.settings.findOne(ctx, {}));
  }

  /** How gift cards are sold now. */
  async current(scope: TenantScope): Promise<Fields> {
    return (await this.settings.findOne(scope, {})) ?? untouched;
  }

  /**
   * @throws {StaleVersionError}
   * @throws {RuleError} VOUCHER_AMOUNTS: nothing to choose, or bounds that exclude each other
   */
  change(
    ctx: RequestContext,
    { version, ...input }: VoucherSettingsInput,
  ): Promise<VoucherSettingsOutput> {
    assertOffers(input);
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.settings.findOne(tx, {});
      const amounts = input.amounts.toSorted((one, other) => one - other);
      const after = await this.write(tx, before, { ...input, amounts }, version);
      tx.audit({
        ...{ action: 'voucherSettings.updated', entity: 'voucherSettings', entityId: after._id },
        ...{ before: before ?? untouched, after },
      });
      return this.told(tx, after);
    });
  }

  private write(
    tx: Transaction,
    before: VoucherSettings | null,
    { onSale, amounts, least, most, validMonths }: Fields,
    version: number | undefined,
  ): Promise<VoucherSettings> {
    const optional = Object.entries({ least, most, validMonths });
    const given = Object.fromEntries(optional.filter(([, value]) => value !== undefined));
    if (!before) {
      if (version) throw new StaleVersionError(0);
      return this.settings.insertNew(tx, { onSale, amounts, ...given, version: 1 });
    }
    const absent = optional.filter(([, value]) => value === undefined).map(([key]) => [key, 1]);
    return this.settings.updateVersioned(tx, before._id, version, {
      $set: { onSale, amounts, ...given },
      ...(absent.length > 0 ? { $unset: Object.fromEntries(absent) } : {}),
    });
  }

  private async told(
    ctx: RequestContext,
    settings: VoucherSettings | null,
  ): Promise<VoucherSettingsOutput> {
    const { currency } = await this.vendors.current(ctx);
    const { onSale, amounts, least, most, validMonths } = settings ?? untouched;
    return {
      _id: ctx.vendorId,
      ...{ onSale, amounts, currency },
      ...(least === undefined ? {} : { least }),
      ...(most === undefined ? {} : { most }),
      ...(validMonths === undefined ? {} : { validMonths }),
      version: settings?.version ?? 0,
    };
  }
}

function assertOffers({ onSale, amounts, least, most }: Fields): void {
  const hasBounds = least !== undefined && most !== undefined;
  const isHalf = (least === undefined) !== (most === undefined);
  const isEmpty = onSale && amounts.length === 0 && !hasBounds;
  if (isHalf || isEmpty || (hasBounds && least > most)) throw new RuleError('VOUCHER_AMOUNTS');
}
