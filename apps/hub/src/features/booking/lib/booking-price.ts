import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { bookingTotal } from '@atrium/rules/money/money';
import {
  type BookingDraft,
  bookingPart,
  chosenAddons,
} from '../../../shared/booking/booking-draft';

/**
 * The price of the draft in minor units, computed as the server stores it.
 * @param covered a membership or stay pays for the places; addons are still paid for
 */
export const bookingPrice = (
  draft: BookingDraft,
  activity: ActivityWithAvailability,
  covered: boolean,
): number =>
  bookingTotal({
    price: covered ? 0 : activity.price,
    participants: bookingPart(draft, activity).participants,
    addons: chosenAddons(draft, activity),
  });
