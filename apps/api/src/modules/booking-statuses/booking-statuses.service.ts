import type { Language } from '@atrium/i18n/languages';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import { trimmedNames } from '../../common/http/texts.dto';
import { present } from '../../common/present';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { Dependents } from '../dependents/public';
import type { BookingStatus } from './booking-status.schema';
import {
  type BookingStatusChange,
  type BookingStatusInput,
  type BookingStatusOrder,
  type BookingStatusOutput,
  toBookingStatusOutput,
} from './booking-statuses.dto';
import { BookingStatusesRepository } from './booking-statuses.repository';
import { missingTableStatuses, type StatusFields } from './table-statuses';

/** The list of settings shows no more. */
const LISTED = 200;

@Injectable()
export class BookingStatusesService {
  constructor(
    private readonly statuses: BookingStatusesRepository,
    private readonly dependents: Dependents,
    private readonly transactions: Transactions,
  ) {}

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string): Promise<BookingStatus> {
    return this.statuses.get(scope, id);
  }

  /** By hex id. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, BookingStatus>> {
    if (ids.length === 0) return new Map();
    const found = await this.statuses.find(scope, { _id: { $in: [...ids] } });
    return new Map(found.map((status) => [status._id.toHexString(), status]));
  }

  /** In the venue's order. */
  all(scope: TenantScope): Promise<BookingStatus[]> {
    return this.statuses.inOrder(scope);
  }

  /** What a booking that counts again keeps of its status: none that makes it wait or inactive. */
  async keptWhenCounting(
    scope: TenantScope,
    id: Types.ObjectId | undefined,
  ): Promise<{ _bookingStatus?: Types.ObjectId }> {
    const status = id ? await this.statuses.findOne(scope, { _id: id }) : null;
    return status?.active && !status.isWaitingList ? { _bookingStatus: status._id } : {};
  }

  /** In the venue's order. */
  async list(ctx: RequestContext): Promise<BookingStatusOutput[]> {
    return (await this.statuses.inOrder(ctx, LISTED)).map(toBookingStatusOutput);
  }

  create(ctx: RequestContext, input: BookingStatusInput): Promise<BookingStatusOutput> {
    return this.transactions.run(ctx, async (tx) =>
      toBookingStatusOutput(await this.add(tx, fieldsOf(input))),
    );
  }

  /** Gives a venue the statuses of a party at its table, as far as it has none that mean the same. */
  async addTableStatuses(tx: Transaction, language: Language): Promise<void> {
    const missing = missingTableStatuses(await this.statuses.inOrder(tx), language);
    for (const fields of missing) await this.add(tx, fields);
  }

  /**
   * Bookings that have the status keep its earlier effects.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   */
  update(ctx: RequestContext, input: BookingStatusChange): Promise<BookingStatusOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.statuses.get(tx, input._id);
      const after = await this.statuses.updateVersioned(tx, before._id, input.version, {
        $set: changeOf(input),
      });
      tx.audit({
        action: 'bookingStatus.updated',
        entity: 'bookingStatus',
        entityId: after._id,
        before,
        after,
      });
      return toBookingStatusOutput(after);
    });
  }

  /**
   * The order of lists and menus; statuses not named keep their order behind the others.
   * @throws {NotFoundError} for a status of another venue
   */
  order(ctx: RequestContext, { ids }: BookingStatusOrder): Promise<BookingStatusOutput[]> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.statuses.inOrder(tx, LISTED);
      const byId = new Map(before.map((status) => [status._id.toHexString(), status]));
      const named = ids.map((id) => {
        const status = byId.get(id.toLowerCase());
        if (!status) throw new NotFoundError();
        byId.delete(id.toLowerCase());
        return status;
      });
      const after = [...named, ...byId.values()];
      await this.statuses.place(
        tx,
        after.map(({ _id }) => _id),
      );
      for (const [position, status] of after.entries()) {
        if (status.position === position) continue;
        tx.audit({
          action: 'bookingStatus.updated',
          entity: 'bookingStatus',
          entityId: status._id,
          before: status,
          after: { ...status, position },
        });
      }
      return after.map(toBookingStatusOutput);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} STATUS_IN_USE, with how many bookings use it
   */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.statuses.get(tx, id);
      await this.dependents.assertNoneBlocks(tx, 'bookingStatus', before._id);
      await this.statuses.delete(tx, before._id);
      tx.audit({
        action: 'bookingStatus.deleted',
        entity: 'bookingStatus',
        entityId: before._id,
        before,
      });
      return null;
    });
  }

  /** After all others. */
  private async add(tx: Transaction, fields: StatusFields): Promise<BookingStatus> {
    const position = await this.statuses.nextPosition(tx);
    const status = await this.statuses.insertNew(tx, { ...fields, position, version: 0 });
    tx.audit({
      action: 'bookingStatus.created',
      entity: 'bookingStatus',
      entityId: status._id,
      after: status,
    });
    return status;
  }
}

/** The given fields; omitted ones stay. */
function changeOf({
  name,
  languageList,
  color,
  hasArrived,
  hasLeft,
  active,
  isWaitingList,
}: BookingStatusChange): Partial<StatusFields> {
  return present({
    name: name?.trim(),
    languageList: languageList && trimmedNames(languageList),
    color,
    hasArrived,
    hasLeft,
    active,
    isWaitingList,
  });
}

function fieldsOf(input: BookingStatusInput): StatusFields {
  const { name, languageList, color, hasArrived, hasLeft, active, isWaitingList } = input;
  return {
    name: name.trim(),
    ...(languageList ? { languageList: trimmedNames(languageList) } : {}),
    color,
    hasArrived: hasArrived ?? false,
    hasLeft: hasLeft ?? false,
    active: active ?? true,
    isWaitingList: isWaitingList ?? false,
  };
}
