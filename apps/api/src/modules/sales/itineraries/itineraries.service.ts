import { stayDate } from '@atrium/rules/guests/stay';
import { Injectable } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { AppError, NotFoundError } from '../../../common/errors/app-error';
import { BookingLinks, CreateBooking, HubReservationsService } from '../../bookings/public';
import { GuestTreatmentsService } from '../../spa/public';
import { type Stay, StaySales } from '../../stays/public';
import { VendorsService } from '../../vendors/public';
import { asVisitor } from '../../visitors/public';
import { SaleLinks } from '../payments/sale-links';
import type {
  Itinerary,
  ItineraryBooking,
  PlaceServiceInput,
  PlaceTreatmentInput,
} from './itineraries.dto';

/** What the signed link of an itinerary is good for. */
export interface ItineraryLink {
  /** Hex id of the stay. */
  readonly id: string;
  /** Slug or id of the venue. */
  readonly vendor: string;
  readonly signature: string;
}

interface Entered {
  /** The call as the stay's guest makes it. */
  readonly ctx: RequestContext;
  readonly stay: Stay;
}

/** One stay in the hands of whoever has its link: they book what it includes, and see nothing else of its guest. */
@Injectable()
export class ItinerariesService {
  // seven: a stay’s services and treatments are booked from one page
  constructor(
    private readonly links: SaleLinks,
    private readonly vendors: VendorsService,
    private readonly stays: StaySales,
    private readonly bookings: CreateBooking,
    private readonly reservations: HubReservationsService,
    private readonly bookingLinks: BookingLinks,
    private readonly treatments: GuestTreatmentsService,
  ) {}

  /** @throws {AppError} 403 ITINERARY_LINK_INVALID */
  async get(call: CallContext, link: ItineraryLink): Promise<Itinerary> {
    return this.show(await this.enter(call, link));
  }

  /**
   * Books a service that the stay includes, on its day; the stay pays for it.
   * @throws {AppError} 403 ITINERARY_LINK_INVALID
   * @throws {NotFoundError} the stay does not include it
   * @throws those of CreateBooking.byGuest
   */
  async placeService(
    call: CallContext,
    link: ItineraryLink,
    { stayService, timeindex, participants }: PlaceServiceInput,
  ): Promise<Itinerary> {
    const { ctx, stay } = await this.enter(call, link);
    const included = stay.services.find(({ _id }) => _id.equals(stayService));
    if (!included) throw new NotFoundError();
    await this.vendors.demand(ctx, 'bookings');
    const { idempotency: _, ...once } = ctx;
    await this.bookings.byGuest(once, {
      ...{ _vendor: ctx.vendorId, _customer: stay._customer.toHexString() },
      ...{ _service: included._service.toHexString(), _stayService: stayService },
      ...{ date: stayDate(stay.arrivaldate, included.dayNumber), timeindex, participants },
    });
    return this.get(call, link);
  }

  /**
   * Books a treatment that the stay includes; the stay pays for it.
   * @throws as `placeService`, and those of GuestTreatmentsService.book
   */
  async placeTreatment(
    call: CallContext,
    link: ItineraryLink,
    { stayTreatment, ...input }: PlaceTreatmentInput,
  ): Promise<Itinerary> {
    const { ctx, stay } = await this.enter(call, link);
    const included = stay.treatmentTypes.find(({ _id }) => _id.equals(stayTreatment));
    if (!included) throw new NotFoundError();
    await this.vendors.demand(ctx, 'spa');
    const { idempotency: _, ...once } = ctx;
    await this.treatments.book(once, {
      ...input,
      _treatmentType: included._treatmentType.toHexString(),
      _stayTreatment: stayTreatment,
    });
    return this.get(call, link);
  }

  private async enter(
    call: CallContext,
    { id, vendor, signature }: ItineraryLink,
  ): Promise<Entered> {
    const visit = { ...asVisitor(call), part: 'stays' } as const;
    const { ctx } = await this.vendors.enter(visit, vendor);
    const { part: _, ...rest } = ctx;
    try {
      if (!this.links.isItinerary(ctx.vendorId, id, signature)) throw refused();
      const stay = await this.stays.get(ctx, id);
      const actor = { kind: 'guest', id: stay._customer.toHexString(), name: '' } as const;
      return { ctx: { ...rest, actor }, stay };
    } catch (error) {
      // an invalid link does not say why
      throw error instanceof NotFoundError ? refused() : error;
    }
  }

  private async show({ ctx, stay }: Entered): Promise<Itinerary> {
    const { _customer: _, importedFrom: _s, ...shown } = await this.stays.show(ctx, stay);
    const bookings = stay.services.flatMap((one) => one.bookings.map(({ _booking }) => _booking));
    const treatments = stay.treatmentTypes.flatMap((one) =>
      one.treatments.map(({ _treatment }) => _treatment),
    );
    const [reservations, placedTreatments] = await Promise.all([
      Promise.all(bookings.map((id) => this.booking(ctx, id.toHexString()))),
      Promise.all(treatments.map((id) => this.treatments.get(ctx, id.toHexString()))),
    ]);
    return {
      ...shown,
      reservations: reservations.sort((a, b) => byTime(a.reservation, b.reservation)),
      placedTreatments: placedTreatments.sort(
        (a, b) => a.date.localeCompare(b.date) || a.timeindexStart - b.timeindexStart,
      ),
    };
  }

  private async booking(ctx: RequestContext, id: string): Promise<ItineraryBooking> {
    const reservation = await this.reservations.get(ctx, id);
    return { reservation, signature: this.bookingLinks.sign(ctx.vendorId, id) };
  }
}

const byTime = (
  a: { date: string; timeindex: number },
  b: { date: string; timeindex: number },
): number => a.date.localeCompare(b.date) || a.timeindex - b.timeindex;

const refused = (): AppError => new AppError(403, 'ITINERARY_LINK_INVALID');
