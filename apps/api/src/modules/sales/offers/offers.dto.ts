import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { ShownPictureOutput } from '../../media/public';

export const offerKinds = ['membership', 'package'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Whose offers. */
export class OffersQuery {
  /** Slug or id of the venue. */
  @IsString() @MaxLength(80) vendor: string;
}

/** How a membership that guests buy is renewed, if they want it to be. */
export class OfferedRenewal {
  /** Minor units: what each further period costs. */
  price: number;
  /** What they agree to, in the caller's language. */
  consent: string;
}

/** What a membership that guests buy is good for. */
export class OfferedMembership {
  /** 0: unlimited. */
  maxNumberOfUsages: number;
  /** Months that it is valid; adds up with the days. Absent: none. */
  validityMonths?: number;
  /** Days that it is valid. Neither months nor days: it does not expire. */
  validityDays?: number;
  /** Names of the services and treatments that it pays for, in the caller's language. */
  covers: string[];
  /** Absent: it is not renewed. */
  renewal?: OfferedRenewal;
}

export class OfferedService {
  name: string;
  /** 1 is the day of arrival. */
  dayNumber: number;
}

export class OfferedExtra {
  name: string;
  quantity: number;
}

/** What a package that guests buy consists of, and when it can begin. */
export class OfferedPackage {
  nights: number;
  /** By day; each guest has a place. */
  services: OfferedService[];
  /** For each adult. */
  treatments: OfferedExtra[];
  addons: OfferedExtra[];
  /** The days of arrival that can be chosen, `yyyy-mm-dd`. */
  firstDay: string;
  lastDay: string;
  /** Those between them that are sold out. */
  fullDays: string[];
}

/** Something that guests can buy by themselves. */
export class OfferSummary {
  @ApiProperty({ enum: offerKinds, enumName: 'OfferKind' }) kind: OfferKind;
  _id: string;
  /** In the caller's language where it has one. */
  name: string;
  description: string;
  /** Minor units; of a package for each guest and the whole stay. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Absent while it has none that is described. */
  picture?: ShownPictureOutput;
}

/** Something that guests can buy by themselves, with all that they should know. */
export class OfferOutput extends OfferSummary {
  /** Slug of the venue. */
  vendor: string;
  /** What whoever buys it agrees to; empty: nothing. */
  agreement: string;
  /** The tax included in the price: 2500 are 25 %. Absent: none is known. */
  taxBasisPoints?: number;
  /** Of a membership. */
  membership?: OfferedMembership;
  /** Of a package. */
  package?: OfferedPackage;
}
