import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { isSameSignature, signatureOf } from '../../../common/auth/signature';
import { Config } from '../../../config/config';
import type { NamedOffer } from '../offers/offers.service';

/** Whose payment it is, and where. */
interface BegunSale {
  readonly vendorId: string;
  readonly slug: string;
  /** Hex id. */
  readonly payment: string;
  /** They are signed in at the venue. */
  readonly isGuest: boolean;
}

/**
 * The pages of a purchase and of what was bought. Their signatures are in the fragment, which browsers send to nobody,
 * so that no log has them.
 */
@Injectable()
export class SaleLinks {
  constructor(private readonly config: Config) {}

  /** Where a buyer comes back to from paying. Absolute. */
  back({ kind, id }: NamedOffer, { vendorId, slug, payment, isGuest }: BegunSale): string {
    const page = isGuest ? `/activity-hub/${slug}/buy/${kind}/${id}` : `/${kind}/${id}`;
    const query = new URLSearchParams({ vendor: slug, payment });
    return this.config.link(`${page}?${query}#${this.sign(vendorId, payment)}`);
  }

  /** Lets its bearer see and end this one payment. @param payment hex id */
  sign(vendorId: string, payment: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['sale', vendorId, payment]);
  }

  isRight(vendorId: string, payment: string, signature: string): boolean {
    return (
      isObjectIdOrHexString(payment) && isSameSignature(signature, this.sign(vendorId, payment))
    );
  }

  /** The itinerary of a stay. Absolute. @param stay hex id */
  itinerary({ vendorId, slug, stay }: { vendorId: string; slug: string; stay: string }): string {
    return this.config.link(`/NCB/${slug}/${stay}#${this.signItinerary(vendorId, stay)}`);
  }

  /** Lets its bearer see one stay and book what it includes. @param stay hex id */
  signItinerary(vendorId: string, stay: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['itinerary', vendorId, stay]);
  }

  isItinerary(vendorId: string, stay: string, signature: string): boolean {
    return (
      isObjectIdOrHexString(stay) && isSameSignature(signature, this.signItinerary(vendorId, stay))
    );
  }
}
