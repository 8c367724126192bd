import { OmitType } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { IsId } from '../../../common/http/validation/is-id';
import { HubReservation, IsPeople, IsStartMinutes } from '../../bookings/public';
import { HubTreatment } from '../../spa/public';
import { StayOutput } from '../../stays/public';

/** A booking of a stay, with what its own link needs. */
export class ItineraryBooking {
  reservation: HubReservation;
  /** Lets its bearer see, change and cancel the booking. */
  signature: string;
}

/** A stay as whoever has its link sees it. */
export class Itinerary extends OmitType(StayOutput, ['_customer', 'importedFrom']) {
  /** What is booked of its services, by day and time. */
  reservations: ItineraryBooking[];
  /** What is booked of its treatments, by day and time. */
  placedTreatments: HubTreatment[];
}

/** Places a service of the stay, on the day on which it is included. */
export class PlaceServiceInput {
  /** Id that the service has in the stay (`services[]._id`). */
  @IsId() stayService: string;
  /** Start, minutes from midnight, 0 to 1439. */
  @IsStartMinutes() timeindex: number;
  @IsPeople() participants: number;
}

/** Places a treatment of the stay, on any of its days. */
export class PlaceTreatmentInput {
  /** Id that the treatment type has in the stay (`treatmentTypes[]._id`). */
  @IsId() stayTreatment: string;
  /** One of the type's lengths. Default: its first. */
  @IsOptional() @IsId() _length?: string;
  /** yyyy-mm-dd */
  @IsDay() date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  @IsInt() @Min(0) @Max(1439) timeindexStart: number;
}
