import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../common/http/validation/is-day';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import { PackageAddonInput, PackageTreatmentTypeInput } from '../packages/public';

/** Statuses staff can set; cancelling has its own endpoint. */
export const settableStatuses = ['expected', 'in house', 'departed', 'no-show'] as const;

/** A service the stay includes on one of its days. */
export class StayServiceInput {
  /** Set for one that is kept, along with its bookings; omitted for a new one. */
  @MayBeLeftOut() @IsId() _id?: string;
  @IsId() _service: string;
  /** 1 is the day of arrival. */
  @IsInt() @Min(1) @Max(400) dayNumber: number;
}

/** An addon of the stay. Texts omitted for one that is kept stay as they are. */
export class StayAddonInput extends PackageAddonInput {}

/** Treatments that the stay includes. One that is kept has its `_id`, along with what is booked of it. */
export class StayTreatmentTypeInput extends PackageTreatmentTypeInput {}

/** Fields of both a new stay and a change. */
export class StayDetails {
  /** 0 to 100. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(100) children?: number;
  /** 0 to 100. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(100) babies?: number;
  /** `expected`, `in house`, `departed` or `no-show`. Default: expected. */
  @MayBeLeftOut() @IsIn(settableStatuses) status?: (typeof settableStatuses)[number];
  /** Null or blank: none. */
  @IsOptional() @IsString() @MaxLength(100) roomType?: string | null;
  /** Minor units a night. Null: none. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000_000) pricePerNight?: number | null;
  /** For staff only. Null or blank: none. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(1_000) comment?: string | null;
  /** Default for a stay made from a package: the package's services. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => StayServiceInput)
  services?: StayServiceInput[];
  /** Default for a stay made from a package: the package's addons. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => StayAddonInput)
  addons?: StayAddonInput[];
  /** Default for a stay made from a package: the package's treatments. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => StayTreatmentTypeInput)
  treatmentTypes?: StayTreatmentTypeInput[];
}

/** A stay that staff make for a guest. */
export class NewStayInput extends StayDetails {
  /** Id of the guest. */
  @IsId() _customer: string;
  /** First day, yyyy-mm-dd. */
  @IsDay() arrivaldate: string;
  /** Last day, yyyy-mm-dd, after the arrival. Default for a package: after its nights. */
  @MayBeLeftOut() @IsDay() departuredate?: string;
  /** 1 to 100. */
  @IsInt() @Min(1) @Max(100) adults: number;
  /** Id of the active package it is made from. */
  @MayBeLeftOut() @IsId() _package?: string;
}

/** Omitted fields stay. */
export class StayChange extends StayDetails {
  /** First day, yyyy-mm-dd. */
  @MayBeLeftOut() @IsDay() arrivaldate?: string;
  /** Last day, yyyy-mm-dd, after the arrival. */
  @MayBeLeftOut() @IsDay() departuredate?: string;
  /** 1 to 100. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(100) adults?: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class CancelStayInput {
  /** Why; in the audit log. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(500) reason?: string;
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}
