import { type PriceLineKind, priceLineKinds } from '@atrium/rules/money/price-lines';
import { ApiProperty } from '@nestjs/swagger';

/** One line of what a booking costs. The amounts of all lines are its total. */
export class PriceLineOutput {
  /**
   * `participants`: the whole party, where no price depends on age. Otherwise `adults`, each age `band` with anyone in
   * it, and `children` in no band. `addon`: something booked along with it.
   */
  @ApiProperty({ enum: priceLineKinds, enumName: 'PriceLineKind' })
  kind: PriceLineKind;
  /** Of a band or an addon, in the caller's language. */
  name?: string;
  /** Of a band: the first and the last age in it. */
  from?: number;
  to?: number;
  quantity: number;
  /** Minor units for one. */
  price: number;
  /** Minor units: price times quantity. */
  amount: number;
}
