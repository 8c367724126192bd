import { dateOf } from '@atrium/rules/calendar-date';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService, type ResourceOccupation } from '../../capacity/public';
import type { Booking } from '../booking.schema';
import type { BookingChange } from './booking-claims';
import { BookingWrites, type WriteOptions } from './booking-writes';

/** A service on a day that a change may touch. */
export type BookingPlace = Pick<Booking, '_service' | 'start'>;

/** Writes changes of bookings in the transaction of a call. */
export type WriteChanges = (
  changes: readonly BookingChange[],
  options?: WriteOptions,
) => Promise<void>;

/** Changes bookings in turn with everybody of this process who wants the same slots. */
@Injectable()
export class BookingEngine {
  constructor(
    private readonly capacity: CapacityService,
    private readonly writes: BookingWrites,
  ) {}

  /**
   * All or nothing. `work` may run several times and acts through `tx` and `write` only; what it answers is
   * stored for the idempotency key.
   * @param places every day that may be touched, before and after
   * @param resources what may be occupied, before and after
   * @throws {CapacityRefusedError}
   * @throws {StaleVersionError}
   * @throws {DeadlineExceededError}
   */
  change<T>(
    ctx: RequestContext,
    places: readonly BookingPlace[],
    work: (tx: Transaction, write: WriteChanges) => Promise<T>,
    resources: readonly ResourceOccupation[] = [],
  ): Promise<T> {
    const days = places.map(({ _service, start }) => ({
      serviceId: _service,
      date: dateOf(start),
    }));
    return this.capacity.inTurn(ctx, { days, resources }, (tx) =>
      work(tx, (changes, options) => this.writes.write(tx, changes, options)),
    );
  }
}
