import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { newReservationTimes } from '@atrium/rules/seating/evening/new-reservation';
import { isArrival } from '@atrium/rules/statuses/arrival-status';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import { BookingStatusesService } from '../../booking-statuses/public';
import type { BookingOutput } from '../../bookings/public';
import { CustomersService } from '../../customers/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { SeatingReservations } from '../seating-reservations.service';
import type { DoorSeatInput } from './door.dto';
import { DoorPartiesRepository } from './door-parties.repository';
import { recordDoorParty } from './door-record';
import { TableWaits, turnOf } from './table-waits';

/** Seats a party from the door: it becomes a reservation, and waits no longer, or neither. */
@Injectable()
export class DoorSeating {
  // seven: what a reservation refers to is each read where it belongs
  constructor(
    private readonly parties: DoorPartiesRepository,
    private readonly waits: TableWaits,
    private readonly reservations: SeatingReservations,
    private readonly customers: CustomersService,
    private readonly services: ServicesService,
    private readonly statuses: BookingStatusesService,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * @throws {NotFoundError} the party, a table or the service
   * @throws {RuleError} DOOR_PARTY_SEATED, DOOR_NOT_TODAY; SERVICE_CLOSED where the room is
   * @throws {ConflictError} TABLE_TAKEN
   * @throws as SeatingReservations.create
   */
  async seat(
    ctx: RequestContext,
    id: string,
    { tables, _service }: DoorSeatInput,
  ): Promise<BookingOutput> {
    const party = await this.parties.get(ctx, id);
    if (party.state === 'seated') throw new RuleError('DOOR_PARTY_SEATED');
    const [{ opening }, { timezone }, statuses, known] = await Promise.all([
      this.waits.read(ctx, party._venue.toHexString(), party.date),
      this.vendors.current(ctx),
      this.statuses.all(ctx),
      party.email ? this.customers.findForSignIn(ctx, party.email) : null,
    ]);
    const service = _service ? await this.services.get(ctx, _service) : opening?.service;
    if (!service) throw new RuleError('SERVICE_CLOSED');
    const clock = venueTimeOf(ctx.now.getTime(), timezone);
    const { timeindex } = newReservationTimes(clock.minutes);
    const { name, phone, email, comment, participants } = party;
    return this.reservations.create(
      ctx,
      {
        _service: service._id.toHexString(),
        date: clock.date,
        timeindex,
        timeindexEnd: timeindex + turnOf(service, participants),
        participants,
        tables,
        ...(known
          ? { _customer: known._id.toHexString() }
          : { guest: { lastname: name, ...present({ phone, email }) } }),
        ...present({
          internalComment: comment,
          _bookingStatus: statuses.find(isArrival)?._id.toHexString(),
        }),
      },
      async (tx) => {
        const before = await this.parties.get(tx, party._id);
        if (before.state === 'seated') throw new RuleError('DOOR_PARTY_SEATED');
        const after = await this.parties.updateVersioned(tx, before._id, before.version, {
          $set: { state: 'seated' },
        });
        recordDoorParty(tx, before, after);
      },
    );
  }
}
