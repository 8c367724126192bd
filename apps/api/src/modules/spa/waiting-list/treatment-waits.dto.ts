import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { IsId } from '../../../common/http/validation/is-id';
import { TreatmentWishInput, TreatmentWishOutput } from '../treatments/public';

/** What a guest waits for: a day, or up to seven in a row. */
export class TreatmentWaitInput {
  @IsId() _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  @IsOptional() @IsId() _length?: string;
  @IsOptional() @ValidateNested() @Type(() => TreatmentWishInput) wish?: TreatmentWishInput | null;
  /** yyyy-mm-dd */
  @IsDay() from: string;
  /** The last day, yyyy-mm-dd. */
  @IsDay() until: string;
}

export class AwaitedTreatmentType {
  _id: string;
  /** In the caller’s language where the type has it. */
  name: string;
}

/** Whom the guest asked for. */
export class AwaitedWish extends TreatmentWishOutput {
  /** Of the therapist who was asked for by name. */
  name?: string;
}

/** A guest's place on the waiting list. */
export class HubTreatmentWait {
  _id: string;
  _treatmentType: AwaitedTreatmentType;
  /** Id of the length. */
  _length: string;
  /** How long it lasts, without preparation and reset. */
  minutes: number;
  wish?: AwaitedWish;
  /** yyyy-mm-dd */
  from: string;
  /** The last day, yyyy-mm-dd. */
  until: string;
  /** When the guest was last told of free times, ISO instant. */
  toldAt?: string;
  createdAt: string;
}

export class WaitingCustomer {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  phone?: string;
}

export class AwaitedDay {
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight, ascending. */
  starts: number[];
}

/** Somebody on the waiting list, as staff see them. */
export class TreatmentWaitOutput extends HubTreatmentWait {
  /** Absent if the guest has been deleted. */
  _customer?: WaitingCustomer;
  /** When it could begin now; days on which it cannot are left out. */
  free: AwaitedDay[];
}

/** Who waits: on a day, or on any from today on. */
export class TreatmentWaitsQuery {
  /** yyyy-mm-dd. Absent: all. */
  @IsOptional() @IsDay() date?: string;
}
