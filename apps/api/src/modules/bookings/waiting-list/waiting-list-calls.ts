import { addDays, type CalendarDate, dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService, type FreedTime } from '../../capacity/public';
import { type DiningRoom, DiningRoomsService } from '../../dining-rooms/public';
import { type Service, ServicesService } from '../../services/public';
import { promisesTables } from '../tables/service-tables';

/** Which of those who wait for a table are to be served. */
export type TablesCall = FreedTables | Readonly<{ since: CalendarDate }>;

type FreedTables = Readonly<{
  times: readonly FreedTime[];
  /** Hex ids of the bookings that just gave a table up: they are not given it back. */
  except: readonly string[];
}>;

/**
 * Has the waiting list served when tables get free, or a room or a service can seat others than before. The job
 * is part of the change, so a process that dies right after it loses nothing.
 */
@Injectable()
export class WaitingListCalls implements OnModuleInit {
  constructor(
    private readonly capacity: CapacityService,
    private readonly rooms: DiningRoomsService,
    private readonly services: ServicesService,
    private readonly queue: Queue,
  ) {}

  onModuleInit(): void {
    this.capacity.whenTablesAreFreed((tx, { times, holders }) =>
      this.call(tx, { times, except: holders.filter((id) => isObjectIdOrHexString(id)) }),
    );
    this.rooms.registerChange(async (tx, before, after) => {
      if (after && seatingOf(before) !== seatingOf(after)) await this.callAll(tx);
    });
    this.services.registerChangeListener(async (tx, before, after) => {
      if (before && after && promisesTables(after) && rulesOf(before) !== rulesOf(after)) {
        await this.callAll(tx);
      }
    });
  }

  private call(tx: Transaction, payload: TablesCall): Promise<void> {
    return this.queue.add(tx, { kind: 'serve-waiting-list', vendorId: tx.vendorId, payload });
  }

  /** Everybody who waits for a time from now on, wherever the venue's midnight is. */
  private callAll(tx: Transaction): Promise<void> {
    return this.call(tx, { since: addDays(dateOf(tx.now), -1) });
  }
}

/** What of a room decides whom it can seat. */
const seatingOf = (room: DiningRoom | null): string =>
  JSON.stringify([
    room?.defaultFNB,
    room?.tables.map(({ _id, guestCount, minGuests }) => [_id, guestCount, minGuests]),
    room?.combinations.map(({ tables, guestCount, minGuests }) => [tables, guestCount, minGuests]),
  ]);

/** What of a service decides whom its rooms can seat. */
const rulesOf = ({ tables, _venues, maxSpareSeats, pacing }: Service): string =>
  JSON.stringify([tables, _venues, maxSpareSeats, pacing]);
