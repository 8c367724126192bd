import { MOST_GUESTS } from '@atrium/rules/sales/offer';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Matches, Max, Min, ValidateNested } from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { GuestPayment } from '../../bookings/public';
import { VisitorInput } from '../../visitors/public';
import { type OfferKind, offerKinds } from '../offers/offers.dto';

/** What somebody buys. */
export class SaleInput {
  @IsIn(offerKinds) @ApiProperty({ enum: offerKinds, enumName: 'OfferKind' }) kind: OfferKind;
  /** Id of the membership type or of the package. */
  @IsId() offer: string;
  /**
   * A random secret of 32 hexadecimal digits that the page makes up for one purchase: sent again with it, the answer is
   * the same payment.
   */
  @Matches(/^[0-9a-f]{32}$/) order: string;
  /** What the buyer was told is to be paid, in minor units: never is more asked of them in silence. */
  @IsInt() @Min(1) @Max(1_000_000_000_000) amount: number;
  /** They agree to what the offer says. */
  @MayBeLeftOut() @IsBoolean() agreed?: boolean;
  /**
   * Of a membership: they agree that it is renewed from their card for as many minor units, as they were told. Absent:
   * it is not renewed.
   */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(1_000_000_000) renewsFor?: number;
  /** Day of arrival, `yyyy-mm-dd`; of a package. */
  @MayBeLeftOut() @IsDay() arrivaldate?: string;
  /** Of a package, 1 to 20. Default: 1. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MOST_GUESTS) adults?: number;
  /** Of a package, 0 to 20. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(MOST_GUESTS) children?: number;
  /** Who buys it; of a guest who is signed in at the venue it is ignored. */
  @MayBeLeftOut() @ValidateNested() @Type(() => VisitorInput) guest?: VisitorInput;
}

/** How the payment of a purchase stands. */
export class SalePayment extends OmitType(GuestPayment, ['booking']) {
  @ApiProperty({ enum: offerKinds, enumName: 'OfferKind' }) kind: OfferKind;
  /** Lets its bearer see and end this payment. */
  signature: string;
  /** Id of the membership or of the stay, once it is there. */
  bought?: string;
  /** Of a stay that is there: lets its bearer see its itinerary and book what it includes. */
  itinerarySignature?: string;
}
