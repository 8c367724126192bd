import type { ActivityWithAvailability } from '@atrium/api-client/api';
import { bookingTotal } from '@atrium/rules/money';
import { type BookingDraft, bookingPart, chosenAddons } from './booking-draft';

/** What the draft costs, in minor units, by the rule that the server stores it by. */
export const bookingPrice = (draft: BookingDraft, activity: ActivityWithAvailability): number =>
  bookingTotal({
    price: activity.price,
    participants: bookingPart(draft, activity).participants,
    addons: chosenAddons(draft, activity),
  });
