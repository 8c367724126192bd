import { IsInt, Max, Min } from 'class-validator';
import { HubReservationChange } from '../change/booking-input.dto';

/** A change of a booking that is paid for before it is made. */
export class PaidChangeInput extends HubReservationChange {
  /**
   * What the guest was told is to be paid in advance for what the change adds, in minor units: never is more asked of
   * them in silence.
   */
  @IsInt() @Min(1) @Max(1_000_000_000_000) amount: number;
}
