import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { bookingTotal } from '@atrium/rules/money';
import {
  type BookingDraft,
  bookingPart,
  chosenAddons,
} from '../../../shared/booking/booking-draft';

/**
 * What the draft costs, in minor units, by the rule that the server stores it by.
 * @param covered a membership or a stay pays for the places; what is booked along is paid all the same
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
