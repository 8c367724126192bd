import type { ChangedMoney } from '@atrium/rules/payments/prepayment/changed-booking';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { CustomersService } from '../../customers/public';
import { BookingPresenter } from '../booking-presenter';
import { overrideOf } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import { BookingChanges } from '../change/booking-changes';
import { CancelBooking } from '../change/cancel-booking';
import { EditPlans } from '../change/edit-plans';
import {
  concernsGuest,
  destinationOf,
  editedByStaff,
  referring,
  type StaffEdit,
} from '../change/edited-by-staff';
import type { BookingOutput } from '../dto/booking.dto';
import { BookingRefunds, toldOf } from '../refunds/booking-refunds';
import { assertAtTables } from './seat-booking';

/** What of a booking is to be other than it is; its tables are this venue's: the caller has made sure. */
export interface SeatedBookingChange extends StaffEdit {
  /** That was edited; absent: any. */
  readonly version?: number;
  readonly override?: boolean;
  readonly reason?: string;
}

/** Moves, stretches and edits a booking on the floor plan. */
@Injectable()
export class ChangeSeatedBooking {
  // seven: a drag can be a move, an edit or a cancellation
  constructor(
    private readonly changes: BookingChanges,
    private readonly cancelBooking: CancelBooking,
    private readonly bookings: BookingsRepository,
    private readonly customers: CustomersService,
    private readonly plans: EditPlans,
    private readonly presenter: BookingPresenter,
    private readonly refunds: BookingRefunds,
  ) {}

  /**
   * Absent fields stay. A booking whose status makes it inactive gives its tables up.
   * @throws {NotFoundError} also for what the edit names
   * @throws {StaleVersionError}
   * @throws {ForbiddenError} `override` without the permission
   * @throws {RuleError} rules of the new time and party, OVERRIDE_REASON_REQUIRED, NOT_AT_TABLES
   * @throws {ConflictError} SLOT_FULL, RESOURCE_OCCUPIED
   */
  async change(
    ctx: RequestContext,
    id: string,
    { version, override, reason, ...edit }: SeatedBookingChange,
  ): Promise<BookingOutput> {
    const over = overrideOf(ctx, {
      ...(override ? { override } : {}),
      ...(reason ? { reason } : {}),
    });
    const [seen, plan] = await Promise.all([
      this.bookings.get(ctx, id),
      this.plans.read(ctx, [edit]),
    ]);
    const authority = over.override ? 'override' : 'staff';
    let money: ChangedMoney | undefined;
    return this.changes.changeOne(ctx, {
      ...over,
      tablesByHand: true,
      seen: [seen],
      versions: [version],
      destinations: [destinationOf(seen, edit)],
      refersTo: [referring(seen, edit)],
      expectation: { participants: edit.participants ?? seen.participants },
      next: async (before, setting) => {
        const after = editedByStaff(before, edit, {
          ...{ ...setting, ...plan, authority, anyTime: true },
        });
        assertAtTables(after, edit.tables);
        if (edit._customer) {
          after._customer = await this.customers.claim(setting.tx, edit._customer);
        }
        const zone = setting.vendor.timezone;
        money = await this.refunds.byStaff(setting.tx, { before, after, zone });
        // whoever is here already need not be written to
        const isTold = !after.attendenceVerified && concernsGuest(before, after);
        return { after, event: 'booking.changed', ...(isTold ? { news: 'changed' } : {}) };
      },
      answer: (after, { tx, references }) => ({
        ...this.presenter.toStaff(tx, after, references),
        ...toldOf(money),
      }),
    });
  }

  /** The booking is gone, and its tables are free. @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.cancelBooking.delete(ctx, id);
  }
}
