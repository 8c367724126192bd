import { Body, Controller, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { FailsOfGuest } from '../../bookings/public';
import { BookingLinkQuery } from '../../visitors/public';
import { Itinerary, PlaceServiceInput, PlaceTreatmentInput } from './itineraries.dto';
import { ItinerariesService } from './itineraries.service';

/** Carries the signature of an itinerary's link. */
const SIGNATURE = 'x-itinerary-signature';

/** A stay, by its signed link. */
@ApiTags('sales')
@Controller('api/v1/itineraries')
export class ItinerariesController {
  constructor(private readonly itineraries: ItinerariesService) {}

  @Get(':id')
  @Public()
  @Answers(Itinerary)
  @Fails(403, 'ITINERARY_LINK_INVALID', 'MODULE_OFF')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getItinerary',
    summary: 'The stay of a signed link, with what is booked of it',
  })
  get(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<Itinerary> {
    return this.itineraries.get(call, { id, vendor, signature: signature ?? '' });
  }

  @Post(':id/services')
  @Public()
  @IgnoresIdempotencyKey()
  @Answers(Itinerary, { status: 201 })
  @FailsOfGuest()
  @Fails(403, 'ITINERARY_LINK_INVALID', 'MODULE_OFF', 'SERVICE_CODE_REQUIRED')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(409, 'ALREADY_BOOKED', 'STAY_SERVICE_BOOKED')
  @Fails(422, 'PARTY_TOO_LARGE', 'STAY_CANCELLED')
  @ApiOperation({
    operationId: 'placeItineraryService',
    summary: 'Book a service that the stay of a signed link includes, on its day',
    description: 'The stay pays for it, so it is never booked for more guests than the stay has.',
  })
  placeService(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Body() input: PlaceServiceInput,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<Itinerary> {
    return this.itineraries.placeService(call, { id, vendor, signature: signature ?? '' }, input);
  }

  @Post(':id/treatments')
  @Public()
  @IgnoresIdempotencyKey()
  @Answers(Itinerary, { status: 201 })
  @Fails(403, 'ITINERARY_LINK_INVALID', 'MODULE_OFF')
  @Fails(404, 'NOT_FOUND', 'VENDOR_NOT_FOUND')
  @Fails(409, 'TREATMENT_TIME_TAKEN', 'STAY_SERVICE_BOOKED')
  @Fails(422, 'TREATMENT_NOT_ONLINE', 'TREATMENT_TYPE_INACTIVE', 'TIME_NOT_OFFERED')
  @Fails(422, 'DATE_IN_PAST', 'TOO_LATE_NOTICE', 'BEYOND_BOOKING_WINDOW')
  @Fails(422, 'STAY_CANCELLED', 'STAY_DOES_NOT_INCLUDE')
  @ApiOperation({
    operationId: 'placeItineraryTreatment',
    summary: 'Book a treatment that the stay of a signed link includes, on one of its days',
  })
  placeTreatment(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Body() input: PlaceTreatmentInput,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<Itinerary> {
    return this.itineraries.placeTreatment(call, { id, vendor, signature: signature ?? '' }, input);
  }
}
