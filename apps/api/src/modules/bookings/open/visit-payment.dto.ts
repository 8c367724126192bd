import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, ValidateNested } from 'class-validator';
import { VisitorInput } from '../../visitors/public';
import { GuestPayment, PrepaidFields } from '../prepaid/prepaid.dto';
import { IsVisitor } from './open-booking.dto';

/** A booking without an account that is paid for as it is made. */
export class VisitPaymentInput extends OmitType(PrepaidFields, [
  'companions',
  '_membership',
  '_stayService',
]) {
  /** As when the time was held. */
  @IsVisitor() visitor: string;
  @IsDefined() @ValidateNested() @Type(() => VisitorInput) guest: VisitorInput;
}

/** How the payment of a visitor stands. */
export class VisitPayment extends GuestPayment {
  /** Lets its bearer see and end this payment. */
  signature: string;
  /** Lets its bearer see, change and cancel the booking; with `booking`. */
  bookingSignature?: string;
}
