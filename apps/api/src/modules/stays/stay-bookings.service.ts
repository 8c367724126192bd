import { stayBookingProblem } from '@atrium/rules/guests/stay';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { ConflictError, NotFoundError, RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import type { Stay, StayService } from './stay.schema';
import { StaysRepository } from './stays.repository';

/** A booking that a stay is to pay for. */
export interface StayBookingClaim {
  readonly customer: Types.ObjectId | undefined;
  readonly service: Types.ObjectId;
  /** `yyyy-mm-dd` */
  readonly date: string;
  /** 0: it pays for none any more. */
  readonly participants: number;
}

/** Links bookings to the services a stay includes. */
@Injectable()
export class StayBookings {
  constructor(private readonly stays: StaysRepository) {}

  /**
   * The stay paying for a booking, and the id of the service within it, by the latter.
   * @throws {NotFoundError} also for another guest's
   * @throws {ConflictError} STAY_SERVICE_BOOKED
   * @throws {RuleError} STAY_CANCELLED, STAY_DOES_NOT_INCLUDE
   */
  async paying(
    scope: TenantScope,
    stayServiceId: string,
    claim: StayBookingClaim,
  ): Promise<{ _id: Types.ObjectId; _service: Types.ObjectId }> {
    const id = clientId(stayServiceId);
    const stay = await this.stays.including(scope, id);
    const service = stay?.services.find(({ _id }) => _id.equals(id));
    if (!stay || !service) throw new NotFoundError();
    assertPays(stay, service, claim);
    return { _id: stay._id, _service: service._id };
  }

  /**
   * Updates a booking's link in the transaction that changes the booking.
   * @throws those of paying, if the change needs more places or something else
   */
  async settle(
    tx: Transaction,
    stayId: Types.ObjectId,
    stayServiceId: Types.ObjectId,
    claim: StayBookingClaim & { readonly booking: Types.ObjectId; readonly moved: boolean },
  ): Promise<void> {
    const stay = await this.stays.findOne(tx, { _id: stayId });
    const service = stay?.services.find(({ _id }) => _id.equals(stayServiceId));
    // staff may have deleted the stay; what it paid for is not charged afterwards
    if (!stay || !service) return;
    const had = service.bookings.find(({ _booking }) => _booking.equals(claim.booking));
    const others = service.bookings.filter(({ _booking }) => !_booking.equals(claim.booking));
    const asksForMore = claim.participants > (had?.participants ?? 0);
    if (claim.participants > 0 && (asksForMore || claim.moved)) {
      assertPays(stay, { ...service, bookings: others }, claim);
    }
    if (claim.participants === (had?.participants ?? 0)) return;
    const bookings =
      claim.participants > 0
        ? [...others, { _booking: claim.booking, participants: claim.participants }]
        : others;
    await this.stays.setBookings(tx, stay._id, stayServiceId, bookings);
    tx.emit({ type: 'stay.updated', entityId: stay._id, customerId: stay._customer });
  }
}

function assertPays(stay: Stay, service: StayService, claim: StayBookingClaim): void {
  if (!claim.customer?.equals(stay._customer)) throw new NotFoundError();
  const problem = stayBookingProblem(
    stay,
    { ...service, service: service._service.toHexString() },
    { ...claim, service: claim.service.toHexString() },
  );
  if (problem === 'STAY_SERVICE_BOOKED') throw new ConflictError(problem);
  if (problem) throw new RuleError(problem);
}
