import { dateOf } from '@atrium/rules/calendar/calendar-date';
import {
  chooseTable,
  freeOptions,
  type TableOption,
} from '@atrium/rules/seating/tables/table-choice';
import { countsTowardCapacity } from '@atrium/rules/slots/slots';
import { Injectable } from '@nestjs/common';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { Transaction } from '../../../common/transactions/transaction';
import { OccupationReader, type TakenResources } from '../../capacity/public';
import { type Service, ServicesService } from '../../services/public';
import type { Booking } from '../booking.schema';
import { type BookingChange, tablesOf } from '../booking-claims';
import { isSameSlot } from '../same-slot';
import { NoTableFreeError } from './no-table-free.error';
import { promisesTables, ServiceTables } from './service-tables';
import { ruleWish } from './table-wishes';

/** A booking that is to have a table, and its service. */
interface Wanting {
  readonly after: Booking;
  readonly service: Service;
}

/** When a read happens: what is held at that time lapses later. */
type At = TenantScope & { readonly now: Date };

/** What of a booking decides which tables it is given. */
export type SeatedParty = Pick<
  Booking,
  'start' | 'timeindex' | 'timeindexEnd' | 'participants' | 'tables' | 'tableWish'
>;

/** Gives parties their tables when they book, where their service promises that. */
@Injectable()
export class PromisedTables {
  constructor(
    private readonly services: ServicesService,
    private readonly rooms: ServiceTables,
    private readonly occupations: OccupationReader,
  ) {}

  /**
   * Gives each booking that comes, or is another by time or party, its tables: those it has where they are
   * free and large enough, else the smallest that fit. What another change of the same transaction leaves may
   * be taken. Whoever wants the same table at the same moment conflicts when it is claimed.
   * @param mayStand staff go on without a table where none is free
   * @param completes holds that are completed: their tables may be taken
   * @throws {NoTableFreeError}
   */
  async give(
    tx: Transaction,
    changes: readonly BookingChange[],
    {
      mayStand,
      completes = [],
    }: { readonly mayStand: boolean; readonly completes?: readonly string[] },
  ): Promise<void> {
    const wanting = await this.wanting(tx, changes);
    if (wanting.length === 0) return;
    const taken = await this.taken(
      tx,
      wanting.map(({ after }) => after),
    );
    for (const hold of completes) taken.remove(hold);
    for (const { before, after } of changes) {
      if (before) taken.remove(before._id.toHexString());
      if (after && !wanting.some((one) => one.after === after)) take(taken, after);
    }
    for (const { after, service } of wanting) {
      const options = await this.rooms.optionsOf({ vendorId: tx.vendorId }, service);
      const tables = tablesFor(after, service, options, taken);
      if (!tables && !mayStand) throw new NoTableFreeError(after._id);
      after.tables = (tables ?? []).map((id) => ({ _table: objectId(id) }));
      take(taken, after);
    }
  }

  /**
   * Those of these bookings for whom a table is free, each for itself; all where the service promises none.
   * @param bookings of one service
   */
  async seatable<B extends Booking>(
    scope: At,
    service: Service,
    bookings: readonly B[],
  ): Promise<readonly B[]> {
    if (!promisesTables(service) || bookings.length === 0) return bookings;
    const [options, taken] = await Promise.all([
      this.rooms.optionsOf({ vendorId: scope.vendorId }, service),
      this.taken(scope, bookings),
    ]);
    return bookings.filter((booking) => tablesFor(booking, service, options, taken));
  }

  /**
   * The tables that a guest's hold keeps: those that the booking would be given now. None where the service
   * promises none. @throws {NoTableFreeError}
   */
  async toHold(scope: At, service: Service, party: SeatedParty): Promise<readonly string[]> {
    if (!promisesTables(service)) return [];
    const [options, taken] = await Promise.all([
      this.rooms.optionsOf({ vendorId: scope.vendorId }, service),
      this.taken(scope, [party]),
    ]);
    const tables = tablesFor(party, service, options, taken);
    if (!tables) throw new NoTableFreeError();
    return tables;
  }

  private taken(scope: At, bookings: readonly Pick<Booking, 'start'>[]): Promise<TakenResources> {
    const dates = bookings.map(({ start }) => dateOf(start));
    return this.occupations.taken(scope, ['table'], dates);
  }

  private async wanting(
    { vendorId }: RequestContext,
    changes: readonly BookingChange[],
  ): Promise<Wanting[]> {
    const found: Wanting[] = [];
    for (const { before, after } of changes) {
      if (!after || !countsTowardCapacity(after) || !isElsewhere(before, after)) continue;
      const service = await this.services.lookUp({ vendorId }, after._service);
      if (promisesTables(service)) found.push({ after, service });
    }
    return found;
  }
}

/** Whether the booking needs a table that it did not need before. */
function isElsewhere(before: Booking | null, after: Booking): boolean {
  if (!before || !countsTowardCapacity(before)) return true;
  return (
    !isSameSlot(before, after) ||
    before.timeindexEnd < after.timeindexEnd ||
    before.participants !== after.participants
  );
}

/** Hex ids of the tables for a booking, or undefined where none are free. */
function tablesFor(
  { start, timeindex, timeindexEnd, participants, tables, tableWish }: SeatedParty,
  { maxSpareSeats }: Service,
  options: readonly TableOption[],
  taken: TakenResources,
): readonly string[] | undefined {
  const busy = taken.during(dateOf(start), timeindex, timeindexEnd);
  const own = tables.map(({ _table }) => _table.toHexString());
  const seats = options
    .filter(({ tables: [id, ...others] }) => id && others.length === 0 && own.includes(id))
    .reduce((sum, { guestCount }) => sum + guestCount, 0);
  const mayStay = own.length > 0 && seats >= participants && !own.some((id) => busy.has(id));
  if (mayStay) return own;
  const rules = maxSpareSeats === undefined ? {} : { maxSpareSeats };
  return chooseTable(participants, freeOptions(options, busy), rules, ruleWish(tableWish))?.tables;
}

function take(taken: TakenResources, booking: Booking): void {
  for (const table of tablesOf(booking)) taken.add(table);
}
