import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { isOfferedTo } from '@atrium/rules/seating/tables/offered-parties';
import { hasPart } from '@atrium/rules/venue/modules';
import { Injectable } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import {
  AvailabilityService,
  type AvailableDay,
  roomsOf,
  seatsInRooms,
} from '../../bookings/public';
import { type DiningRoom, DiningRoomsService } from '../../dining-rooms/public';
import { PlacedPictures, type ShownPictureOutput } from '../../media/public';
import { type Service, ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { PublicRoom, PublicRoomService, PublicRoomsOutput } from './public-rooms.dto';

const OPENING_DAYS = 7;
const LOOK_AHEAD_DAYS = 14;
const NEXT_TIMES = 3;
const TWO = 2;

/** A venue's dining rooms as visitors see them: no names of tables, and nobody who sits there. */
@Injectable()
export class PublicRoomsService {
  constructor(
    private readonly vendors: VendorsService,
    private readonly rooms: DiningRoomsService,
    private readonly services: ServicesService,
    private readonly availability: AvailabilityService,
    private readonly placedPictures: PlacedPictures,
  ) {}

  /**
   * @param vendor slug or id
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   * @throws {ForbiddenError} MODULE_OFF
   */
  async list(call: CallContext, vendor: string): Promise<PublicRoomsOutput> {
    const { ctx, vendor: venue } = await this.vendors.enter(call, vendor);
    const today = venueToday(ctx.now.getTime(), venue.timezone);
    const [rooms, services] = await Promise.all([this.rooms.list(ctx), this.services.active(ctx)]);
    // what needs a code is not for everybody to see
    const seating = services.filter((service) => seatsInRooms(service) && !service.code);
    const offered = await Promise.all(
      seating.map(async (service) => ({ service, shown: await this.offer(ctx, service, today) })),
    );
    const pictures = await this.placedPictures.shown(
      ctx,
      rooms.map(({ _picture }) => _picture),
      venue.languageCode,
    );
    const named = rooms.map((room) => ({ ...room, _id: room._id.toHexString() }));
    const shown = rooms.map((room) => {
      const own = offered.filter(({ service }) =>
        roomsOf(named, service).some(({ _id }) => _id === room._id.toHexString()),
      );
      return toPublicRoom(
        room,
        own.map(({ shown }) => shown),
        pictures.get(room._picture?.toHexString() ?? ''),
      );
    });
    return {
      rooms: shown.filter((room) => room.services.length > 0),
      booksOnline: hasPart(venue.modules, 'activities'),
    };
  }

  private async offer(
    ctx: RequestContext,
    service: Service,
    today: string,
  ): Promise<PublicRoomService> {
    const period = { from: today, until: addDays(today, LOOK_AHEAD_DAYS - 1) };
    const _id = service._id.toHexString();
    const { name, description, timeslots } = await this.availability.activity(ctx, _id, period);
    return {
      ...{ _id, name },
      ...(description ? { description } : {}),
      openings: timeslots.data.slice(0, OPENING_DAYS).flatMap(toOpening),
      nextForTwo: timeslots.data
        .flatMap(({ date, times }) => times.map((time) => ({ ...time, date })))
        .filter((time) => time.bookable && time.available >= TWO && isOfferedTo(time, TWO))
        .slice(0, NEXT_TIMES)
        .map(({ date, start }) => ({ date, start })),
    };
  }
}

function toOpening({ date, state, times }: AvailableDay): PublicRoomService['openings'] {
  if (state !== 'open' || times.length === 0) return [];
  const from = Math.min(...times.map(({ start }) => start));
  const until = Math.max(...times.map(({ end }) => end));
  return [{ date, from, until }];
}

const toPublicRoom = (
  { _id, name, tables, shapes }: DiningRoom,
  services: PublicRoomService[],
  picture: ShownPictureOutput | undefined,
): PublicRoom => ({
  ...{ _id: _id.toHexString(), name },
  tables: tables.map(({ position, size, radius, rotation }) => ({
    ...{ position, size, radius, rotation },
  })),
  shapes: shapes.map(({ kind, position, size, rotation }) => ({ kind, position, size, rotation })),
  ...(picture && { picture }),
  services,
});
