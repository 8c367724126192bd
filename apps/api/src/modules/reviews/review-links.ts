import { ratings } from '@atrium/rules/guests/review-request';
import { Injectable } from '@nestjs/common';
import { isSameSignature, signatureOf } from '../../common/auth/signature';
import { Config } from '../../config/config';

/** The links by which a guest rates a booking without signing in; each can do nothing else. */
@Injectable()
export class ReviewLinks {
  constructor(private readonly config: Config) {}

  /** @param booking hex id */
  sign(vendorId: string, booking: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['rating', vendorId, booking]);
  }

  isRight(vendorId: string, booking: string, signature: string): boolean {
    return isSameSignature(signature, this.sign(vendorId, booking));
  }

  /** One address per rating, the lowest first. */
  of(vendorId: string, booking: string): string[] {
    const query = new URLSearchParams({
      vendor: vendorId,
      signature: this.sign(vendorId, booking),
    });
    return ratings.map((rating) => this.config.link(`/rating/${booking}/${rating}?${query}`));
  }
}
