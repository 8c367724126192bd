import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { bookedBands } from '@atrium/rules/money/age-bands';
import { type PriceLine, priceLines } from '@atrium/rules/money/price-lines';
import {
  type BookingDraft,
  bookingPart,
  chosenAddons,
} from '../../../shared/booking/booking-draft';

/**
 * The price of the draft line by line, computed as the server does. A child whose age is still to be chosen counts at
 * the full price.
 * @param covered a membership or stay pays for the places; addons are still paid for
 */
export function bookingLines(
  draft: BookingDraft,
  activity: ActivityWithAvailability,
  covered: boolean,
): PriceLine[] {
  const { participants, numberOfChildren, childAges = [] } = bookingPart(draft, activity);
  return priceLines({
    price: activity.price,
    participants: covered ? 0 : participants,
    numberOfChildren,
    ageBands: bookedBands(activity.ageBands ?? [], covered ? [] : childAges),
    addons: chosenAddons(draft, activity),
  });
}

/** The total of its lines, in minor units. */
export const bookingPrice = (
  draft: BookingDraft,
  activity: ActivityWithAvailability,
  covered: boolean,
): number =>
  bookingLines(draft, activity, covered).reduce((total, { amount }) => total + amount, 0);
