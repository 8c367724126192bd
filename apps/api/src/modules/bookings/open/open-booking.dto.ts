import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsDefined, IsOptional, Matches, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { VisitorInput } from '../../visitors/public';
import { HoldInput } from '../change/booking-input.dto';
import { HubBookingFields } from '../create/new-booking.dto';
import { HubReservation } from '../dto/booking.dto';

/** A secret that the page makes up for its visitor, whose holds it keeps together. */
export const IsVisitor = () => Matches(/^[0-9a-f]{32}$/);

/** Keeps a time for a visitor who is still choosing. */
export class VisitorHoldInput extends HoldInput {
  /** A random secret of 32 hexadecimal digits, made by the page; it identifies the visitor's holds. */
  @IsVisitor() visitor: string;
}

export class ReleaseVisitorHoldInput {
  /** As when the time was held. */
  @IsVisitor() visitor: string;
}

/** A booking without an account. */
export class OpenBookingInput extends OmitType(HubBookingFields, [
  'companions',
  '_membership',
  '_stayService',
]) {
  @IsOptional() @IsBoolean() waitingList?: boolean;
  /** As when the time was held; with `holdId`. */
  @MayBeLeftOut() @IsVisitor() visitor?: string;
  @IsDefined() @ValidateNested() @Type(() => VisitorInput) guest: VisitorInput;
}

export class OpenBookingOutput {
  reservation: HubReservation;
  /** Lets its bearer see, change and cancel this booking. */
  signature: string;
}
