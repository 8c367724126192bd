import type { TreatmentOffer } from '@atrium/api-client/hub/spa';
import { addonTotal } from '@atrium/rules/money/money';

interface Choice {
  /** Id of a length. */
  length: string | undefined;
  /** `woman`, `man`, or the id of a therapist. */
  wish: string | undefined;
  /** Quantities by id. */
  addons: Readonly<Record<string, number>>;
  /** A membership covers it; addons are still paid for. */
  isCovered?: boolean;
}

/** The addons that are chosen, with what they cost each. */
export const chosenAddons = ({ addons }: TreatmentOffer, chosen: Choice['addons']) =>
  addons
    .map((addon) => ({ ...addon, quantity: chosen[addon._id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

/** What a treatment costs everybody in it, in minor units: a therapist's level only where it was asked for. */
export function treatmentPrice(
  offer: TreatmentOffer,
  { length, wish, addons, ...choice }: Choice,
): number {
  const extras = addonTotal(chosenAddons(offer, addons));
  if (choice.isCovered) return extras;
  const price = offer.lengths.find(({ _id }) => _id === length)?.price ?? 0;
  const surcharge = offer.therapists.find(({ _id }) => _id === wish)?.surcharge ?? 0;
  return price + surcharge + extras;
}
