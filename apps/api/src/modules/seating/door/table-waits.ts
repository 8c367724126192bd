import { isListed } from '@atrium/rules/seating/evening/listed-reservations';
import { NEW_RESERVATION_MINUTES } from '@atrium/rules/seating/evening/new-reservation';
import { seatedServices } from '@atrium/rules/seating/evening/seated-services';
import { optionsOf } from '@atrium/rules/seating/tables/table-choice';
import { spanOn } from '@atrium/rules/seating/tables/table-time';
import {
  offersInTurn,
  staysUntil,
  type TableEvening,
  type TableOffer,
  type TableUse,
  usesOfUnplaced,
} from '@atrium/rules/seating/tables/table-wait';
import { turnMinutes } from '@atrium/rules/seating/tables/turn-times';
import type { ServiceSlot } from '@atrium/rules/slots/service-day';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { BookingListsService, offeredDay } from '../../bookings/public';
import { OccupationReader } from '../../capacity/public';
import { type DiningRoom, DiningRoomsService } from '../../dining-rooms/public';
import { type Service, ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { toSeatingRoom } from '../room-tables';
import { minutesOfEvening } from './door-evening';

type Reservation = Awaited<ReturnType<BookingListsService['seated']>>[number];

/** A service that seats in a room, and when. */
interface Opening {
  readonly service: Service;
  readonly slots: readonly ServiceSlot[];
}

/** A dining room at a moment of an evening, as far as it decides who can be seated when. */
export interface RoomNow {
  /** Minutes from midnight of the evening's day. */
  readonly now: number;
  /** The service that seats now, or next; none: the room is closed. */
  readonly opening: Opening | undefined;
  readonly evening: TableEvening;
}

/** How long a party of a service has its table. */
export const turnOf = ({ turnTimes }: Service, participants: number): number =>
  turnMinutes(turnTimes ?? [], participants) ?? NEW_RESERVATION_MINUTES;

/** Says when tables become free. See docs/domain/dining-room.md. */
@Injectable()
export class TableWaits {
  constructor(
    private readonly rooms: DiningRoomsService,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly occupations: OccupationReader,
    private readonly bookings: BookingListsService,
  ) {}

  /**
   * @throws {NotFoundError} the room
   * @throws {RuleError} DOOR_NOT_TODAY
   */
  async read(ctx: RequestContext, venue: string, date: string): Promise<RoomNow> {
    const { timezone } = await this.vendors.current(ctx);
    const now = minutesOfEvening(date, ctx.now, timezone);
    const [rooms, active, taken, reservations] = await Promise.all([
      this.rooms.list(ctx),
      this.services.active(ctx),
      this.occupations.taken(ctx, ['table'], [date]),
      this.bookings.seated(ctx, date, date),
    ]);
    const room = rooms.find(({ _id }) => _id.toHexString() === venue.toLowerCase());
    if (!room) throw new NotFoundError();
    const seating = servicesOf(room, active);
    const opening = openingAt(
      now,
      seating.map((service) => ({ service, slots: offeredDay(service, date, timezone).slots })),
    );
    const rules = { maxSpareSeats: opening?.service.maxSpareSeats ?? null };
    const options = optionsOf([toSeatingRoom(room)]);
    const uses: TableUse[] = taken
      .from(date)
      .map(({ resource, start, end }) => ({ from: start, until: end, tables: [resource] }));
    const expected = reservations.filter((one) =>
      isListed({ active: one.active, status: one._bookingStatus }),
    );
    uses.push(...overstays(expected, date, now));
    const unplaced = expected
      .filter(({ tables }) => tables.length === 0)
      .filter(({ _service }) => seating.some(({ _id }) => _id.toHexString() === _service._id))
      .map((party) => ({ ...spanOn(date, party), participants: party.participants }))
      .filter(({ until }) => until > now);
    uses.push(...usesOfUnplaced(unplaced, { options, uses, rules }));
    const opens = Math.min(...(opening?.slots ?? []).map(({ start }) => start));
    return { now, opening, evening: { options, uses, rules, earliest: Math.max(now, opens) } };
  }

  /** What each of these parties could have, the first to come first. */
  offers(
    { opening, evening }: RoomNow,
    parties: readonly { readonly participants: number }[],
  ): (TableOffer | null)[] {
    if (!opening) return parties.map(() => null);
    const turns = parties.map(({ participants }) => {
      const minutes = turnOf(opening.service, participants);
      return { participants, minutes, latest: lastStart(opening, minutes) };
    });
    return offersInTurn(turns, evening);
  }
}

/** Those that seat in this room; in a room that no service names, all that seat anywhere. */
function servicesOf({ _id, defaultFNB }: DiningRoom, active: readonly Service[]): Service[] {
  const seating = seatedServices(
    active.map((service) => ({
      service,
      tables: service.tables ?? 'none',
      _venues: service._venues ?? [],
    })),
  );
  const here = seating.filter(({ _venues }) =>
    _venues.length > 0 ? _venues.some((venue) => venue.equals(_id)) : defaultFNB,
  );
  return (here.length > 0 ? here : seating).map(({ service }) => service);
}

/** The service that seats at that minute, or else the next to begin. */
function openingAt(now: number, openings: readonly Opening[]): Opening | undefined {
  const left = openings
    .map(({ service, slots }) => ({ service, slots: slots.filter(({ end }) => end > now) }))
    .filter(({ slots }) => slots.length > 0);
  const first = ({ slots }: Opening) => Math.max(now, Math.min(...slots.map(({ start }) => start)));
  return left.toSorted((a, b) => first(a) - first(b))[0];
}

/** As late as the service sells a start, or as a whole turn still ends with it. */
const lastStart = ({ slots }: Opening, minutes: number): number =>
  Math.max(...slots.map(({ start, end }) => Math.max(start, end - minutes)));

/** Parties that are still there when their time is over, or nearly. */
const overstays = (parties: readonly Reservation[], date: string, now: number): TableUse[] =>
  parties
    .filter(({ attendenceVerified, tables }) => attendenceVerified && tables.length > 0)
    .map((party) => ({ party, ...spanOn(date, party) }))
    .filter(({ until }) => staysUntil(until, now) > until)
    .map(({ party, from, until }) => ({
      from: Math.min(from, now),
      until: staysUntil(until, now),
      tables: party.tables.map(({ _table }) => _table),
    }));
