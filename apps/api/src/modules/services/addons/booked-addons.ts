import { Types } from 'mongoose';
import { RuleError } from '../../../common/errors/app-error';

export interface AddonWhenBooked {
  _id: Types.ObjectId;
  name: string;
  /** Its name in other languages; absent: in none. */
  languageList?: readonly { languageType: string; name: string }[];
  /** Minor units, each. */
  price: number;
}

/** An addon as it was when booked. */
export interface BookedAddon {
  _id: Types.ObjectId;
  _addon: AddonWhenBooked;
  quantity: number;
}

export interface OfferedAddon {
  /** Hex id. */
  _id: string;
  name: string;
  languageList?: readonly { languageType: string; name: string }[];
  /** Minor units, each. */
  price: number;
  /** Most of it in one booking; none: as many as participants. */
  maxQuantity?: number;
}

/**
 * Chosen addons as the booking stores them: with the name and price of now, or of when they were first
 * booked.
 * @throws {RuleError} UNKNOWN_ADDON for one that is not offered and was not booked;
 *   INVALID_ADDON_QUANTITY
 */
export function bookedAddons(
  offered: readonly OfferedAddon[],
  chosen: readonly { _addon: string; quantity: number }[],
  participants: number,
  booked: readonly BookedAddon[] = [],
): BookedAddon[] {
  return chosen.map(({ _addon, quantity }) => {
    const known = booked.find((one) => one._addon._id.toHexString() === _addon);
    const offer = offered.find(({ _id }) => _id === _addon);
    if (quantity > (known?.quantity ?? 0) && quantity > (offer?.maxQuantity ?? participants)) {
      throw new RuleError('INVALID_ADDON_QUANTITY');
    }
    if (known) return { ...known, quantity };
    if (!offer) throw new RuleError('UNKNOWN_ADDON');
    return {
      _id: new Types.ObjectId(),
      _addon: {
        _id: new Types.ObjectId(_addon),
        name: offer.name,
        ...(offer.languageList ? { languageList: offer.languageList } : {}),
        price: offer.price,
      },
      quantity,
    };
  });
}
