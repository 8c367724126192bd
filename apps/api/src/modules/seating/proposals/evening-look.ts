import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { betterSeating, type PlacedParty } from '@atrium/rules/seating/evening/better-seating';
import { optionsOf, type TableOption } from '@atrium/rules/seating/tables/table-choice';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import {
  type Booking,
  EveningParties,
  type SeatingRoom,
  ServiceTables,
} from '../../bookings/public';
import { OccupationReader, type TakenPart } from '../../capacity/public';
import { type Service, ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { SeatingProposal } from './seating-proposal.schema';

/** What a better seating of a room would be, for one service. */
export type FoundSeating = Pick<
  SeatingProposal,
  'date' | '_service' | '_venue' | 'moves' | 'wouldSeat'
>;

/** An evening of a service as it is now. */
interface Evening {
  readonly date: string;
  readonly service: Service;
  /** What has begun by this minute stays; negative where the day is still to come. */
  readonly begun: number;
  readonly seated: readonly Booking[];
  readonly taken: readonly TakenPart[];
}

/** Looks for a better seating of an evening. Reads alone: it moves nobody. */
@Injectable()
export class EveningLook {
  constructor(
    private readonly services: ServicesService,
    private readonly rooms: ServiceTables,
    private readonly parties: EveningParties,
    private readonly occupations: OccupationReader,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * For each room of each service that gives tables when a party books. Nobody is moved to another room, and
   * whoever waits is seated in the first room that has a way. @param date yyyy-mm-dd
   */
  async at(ctx: RequestContext, date: string): Promise<FoundSeating[]> {
    const [services, taken, { timezone }] = await Promise.all([
      this.services.active(ctx),
      this.occupations.taken(ctx, ['table'], [date]),
      this.vendors.resolve(ctx.vendorId),
    ]);
    const now = venueTimeOf(ctx.now.getTime(), timezone);
    if (date < now.date) return [];
    const begun = date === now.date ? now.minutes : -1;
    const found: FoundSeating[] = [];
    for (const service of services.filter(({ tables }) => tables === 'atBooking')) {
      let waiting = await this.parties.withoutTable(ctx, service, date);
      if (waiting.length === 0) continue;
      const seated = await this.parties.seated(ctx, service, date);
      const evening = { date, service, begun, seated, taken: taken.from(date) };
      for (const room of await this.rooms.roomsOf({ vendorId: ctx.vendorId }, service)) {
        const better = betterIn(room, evening, waiting);
        if (!better) continue;
        found.push(better);
        const given = new Set(better.wouldSeat.map(({ _booking }) => String(_booking)));
        waiting = waiting.filter(({ _id }) => !given.has(String(_id)));
      }
    }
    return found;
  }
}

function betterIn(
  room: SeatingRoom,
  evening: Evening,
  waiting: readonly Booking[],
): FoundSeating | undefined {
  const { date, service, seated } = evening;
  const options = optionsOf([room]);
  const rules = service.maxSpareSeats === undefined ? {} : { maxSpareSeats: service.maxSpareSeats };
  const better = betterSeating({
    options,
    rules,
    placed: placedIn(options, evening),
    waiting: waiting.map(toParty),
  });
  if (!better) return undefined;
  const byId = new Map([...seated, ...waiting].map((one) => [one._id.toHexString(), one]));
  return {
    ...{ date, _service: service._id, _venue: objectId(room._id) },
    moves: better.moves.map(({ party, from, to }) => ({
      _booking: objectId(party),
      version: byId.get(party)?.version ?? 0,
      from: from.map(objectId),
      to: to.map(objectId),
    })),
    wouldSeat: better.seats.map(({ party, tables }) => {
      const { version = 0, _bookingStatus } = byId.get(party) ?? {};
      return {
        ...{ _booking: objectId(party), version, tables: tables.map(objectId) },
        ...(_bookingStatus ? { _bookingStatus } : {}),
      };
    }),
  };
}

/** The parties of the service, and whatever else has a table of the room, which stays. */
function placedIn(
  options: readonly TableOption[],
  { date, begun, seated, taken }: Evening,
): PlacedParty[] {
  const known = new Set(seated.map(({ _id }) => _id.toHexString()));
  const others = taken.filter(({ holder }) => !known.has(holder));
  return [
    ...seated
      .filter(({ start }) => dateOf(start) === date)
      .map((booking) => {
        const { attendenceVerified, timeindex, tableWish } = booking;
        const tables = booking.tables.map(({ _table }) => _table.toHexString());
        const own = options.find((option) => isSame(option.tables, tables));
        const isLiked = tables.includes(tableWish?._table?.toHexString() ?? '');
        return {
          ...toParty(booking),
          ...{ tables, stays: attendenceVerified || timeindex <= begun || isLiked || !own },
          attributes: (tableWish?.attributes ?? []).filter((one) => own?.attributes?.includes(one)),
        };
      }),
    ...others.map(({ holder, resource, start, end }) => ({
      ...{ _id: holder, participants: 0, from: start, until: end },
      ...{ tables: [resource], stays: true },
    })),
  ];
}

const toParty = ({ _id, participants, timeindex, timeindexEnd }: Booking) => ({
  ...{ _id: _id.toHexString(), participants, from: timeindex, until: timeindexEnd },
});

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
