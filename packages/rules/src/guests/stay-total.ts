import { daysBetween } from '../calendar/calendar-date';

interface PricedStay {
  readonly arrivaldate: string;
  readonly departuredate: string;
  readonly adults: number;
  readonly children: number;
  /** Minor units, per guest for the whole stay; babies cost nothing. */
  readonly packagePrice?: number | undefined;
  /** Minor units a night. */
  readonly pricePerNight?: number | undefined;
}

/** What a stay costs, in minor units. */
export const stayTotal = (stay: PricedStay): number =>
  (stay.packagePrice ?? 0) * (stay.adults + stay.children) +
  (stay.pricePerNight ?? 0) * Math.max(0, daysBetween(stay.arrivaldate, stay.departuredate));
