import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { BookingLinkQuery, VisitorInput } from '../../visitors/public';
import { HubTreatment, HubTreatmentInput } from '../guest-treatments/public';

/** A treatment without an account. */
export class OpenTreatmentInput extends OmitType(HubTreatmentInput, [
  '_membership',
  '_stayTreatment',
]) {
  /** Slug or id of the venue. */
  @IsString() @MaxLength(80) vendor: string;
  @IsDefined() @ValidateNested() @Type(() => VisitorInput) guest: VisitorInput;
}

export class OpenTreatmentOutput {
  treatment: HubTreatment;
  /** Lets its bearer see, move and cancel this treatment. */
  signature: string;
}

/** Which days, `from` to `until`, at most 62; by default the next 31 days. */
export class LinkedTreatmentTimesQuery extends BookingLinkQuery {
  /** yyyy-mm-dd */
  @IsOptional() @IsDay() from?: string;
  /** yyyy-mm-dd */
  @IsOptional() @IsDay() until?: string;
}
