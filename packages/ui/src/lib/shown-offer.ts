import type { ShownPicture } from '../components/display/picture';

/** Something that guests can buy, as the API tells of it. Amounts are minor units. */
export interface ShownOffer {
  readonly kind: 'membership' | 'package';
  readonly _id: string;
  readonly name: string;
  readonly description: string;
  /** Of a package for each guest. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly agreement: string;
  readonly picture?: ShownPicture | undefined;
  /** 2500 are 25 %. */
  readonly taxBasisPoints?: number | undefined;
  readonly membership?:
    | {
        readonly maxNumberOfUsages: number;
        readonly validityMonths?: number | undefined;
        readonly validityDays?: number | undefined;
        readonly covers: readonly string[];
        /** `consent`: what buyers agree to who want it. */
        readonly renewal?: { readonly price: number; readonly consent: string } | undefined;
      }
    | undefined;
  readonly package?:
    | {
        readonly nights: number;
        readonly services: readonly { readonly name: string; readonly dayNumber: number }[];
        readonly treatments: readonly OfferedExtra[];
        readonly addons: readonly OfferedExtra[];
        readonly firstDay: string;
        readonly lastDay: string;
        readonly fullDays: readonly string[];
      }
    | undefined;
}

interface OfferedExtra {
  readonly name: string;
  readonly quantity: number;
}

/** What a buyer has chosen. */
export interface PurchaseChoice {
  /** Minor units that they were shown. */
  readonly amount: number;
  readonly agreed: boolean;
  /** Of a membership that they want renewed: minor units that they were shown. */
  readonly renewsFor?: number;
  /** Of a package. */
  readonly arrivaldate?: string;
  readonly adults?: number;
  readonly children?: number;
}

/** How the payment of a purchase stands, as the API tells of it. */
export interface ShownPayment {
  readonly state: 'open' | 'settling' | 'booked' | 'returned' | 'ended';
  readonly url?: string | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly expiresAt: string;
}
