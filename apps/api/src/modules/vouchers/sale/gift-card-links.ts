import { Injectable } from '@nestjs/common';
import { isSameSignature, signatureOf } from '../../../common/auth/signature';
import { Config } from '../../../config/config';

/**
 * The pages of gift cards. What opens something is in the fragment, which browsers send to nobody, so that no log has
 * it.
 */
@Injectable()
export class GiftCardLinks {
  constructor(private readonly config: Config) {}

  /** Where a buyer comes back to from paying. Absolute. @param payment hex id */
  bought({ vendorId, slug }: { vendorId: string; slug: string }, payment: string): string {
    const query = new URLSearchParams({ payment });
    return this.config.link(`/gift-card/${slug}/thanks?${query}#${this.sign(vendorId, payment)}`);
  }

  /** Where a gift card is used. Absolute. @param code as it is printed; absent: to be typed there */
  use(slug: string, code?: string): string {
    return this.config.link(`/gift-card/${slug}/balance${code ? `#${code}` : ''}`);
  }

  sign(vendorId: string, payment: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['giftCard', vendorId, payment]);
  }

  isRight(vendorId: string, payment: string, signature: string): boolean {
    return isSameSignature(signature, this.sign(vendorId, payment));
  }
}
