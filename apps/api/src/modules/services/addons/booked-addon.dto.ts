import { nameIn } from '@atrium/rules/texts/languages';
import { IsInt, Max, Min } from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';
import type { BookedAddon } from './booked-addons';

export class AddonInput {
  /** Id of an addon that is offered with it. */
  @IsId() _addon: string;
  /** 1 to 99 */
  @IsInt() @Min(0) @Max(1_000) quantity: number;
}

export class AddonSnapshot {
  _id: string;
  name: string;
  /** Minor units for one. */
  price: number;
}

/** An addon as it was when booked. */
export class BookedAddonOutput {
  _id: string;
  _addon: AddonSnapshot;
  /** 1 to 99 */
  quantity: number;
}

/** @param language code */
export const toBookedAddon = (
  { _id, _addon, quantity }: BookedAddon,
  language: string,
): BookedAddonOutput => ({
  _id: _id.toHexString(),
  _addon: {
    _id: _addon._id.toHexString(),
    name: nameIn(language, _addon),
    price: _addon.price,
  },
  quantity,
});
