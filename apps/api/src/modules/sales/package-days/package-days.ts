import { hasStartLeft } from '@atrium/rules/sales/offer';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { ConflictError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import type { Package } from '../../packages/public';
import { StaySales } from '../../stays/public';
import { type DayOfPackage, PackageDaysRepository } from './package-days.repository';

/**
 * How many stays of a package begin on a day. Those that exist are counted, whoever made them, and those that are
 * being paid for are kept beside them; so no count can go wrong, and nobody pays for a day that is full.
 */
@Injectable()
export class PackageDays {
  constructor(
    private readonly days: PackageDaysRepository,
    private readonly stays: StaySales,
  ) {}

  /** Before the transaction in which a day is kept. */
  ensure(scope: TenantScope, day: DayOfPackage): Promise<void> {
    return this.days.ensure(scope, day);
  }

  /**
   * Keeps one start for a payment.
   * @param perDay the most; none: there is no limit
   * @throws {ConflictError} PACKAGE_DAY_FULL
   */
  async keep(
    tx: Transaction,
    day: DayOfPackage,
    { perDay, payment }: { readonly perDay: number | undefined; readonly payment: Types.ObjectId },
  ): Promise<void> {
    const { date } = day;
    const kept = await this.days.add(tx, day, payment);
    if (!kept) throw new Error(`no day of package ${day._package} on ${date}`);
    const begun = await this.stays.starting(tx, day._package, { first: date, last: date });
    const others = kept.payments.length - 1;
    if (!hasStartLeft(perDay, (begun.get(date) ?? 0) + others)) {
      throw new ConflictError('PACKAGE_DAY_FULL');
    }
  }

  /** Frees the day once the stay exists or the payment has ended. */
  letGo(tx: Transaction, day: DayOfPackage, payment: Types.ObjectId): Promise<void> {
    return this.days.remove(tx, day, payment);
  }

  /** The days of a period on which no more stay can begin, ascending. */
  async full(
    scope: TenantScope,
    { _id, perDay }: Pick<Package, '_id' | 'perDay'>,
    days: { readonly first: string; readonly last: string },
  ): Promise<string[]> {
    if (perDay === undefined) return [];
    const { first, last } = days;
    const [begun, kept] = await Promise.all([
      this.stays.starting(scope, _id, days),
      this.days.find(scope, { _package: _id, date: { $gte: first, $lte: last } }),
    ]);
    const taken = new Map(begun);
    for (const { date, payments } of kept) {
      taken.set(date, (taken.get(date) ?? 0) + payments.length);
    }
    return [...taken]
      .filter(([, count]) => !hasStartLeft(perDay, count))
      .map(([date]) => date)
      .sort();
  }
}
