import { Injectable } from '@nestjs/common';
import { isSameSignature, signatureOf } from '../../../common/auth/signature';
import { Config } from '../../../config/config';
import type { Booking } from '../booking.schema';

/** The pages to which messages about a booking lead. */
@Injectable()
export class BookingLinks {
  constructor(private readonly config: Config) {}

  /**
   * Absolute: the guest's page in the hub or, for who booked without an account, one that needs no sign-in. Its
   * signature is in the fragment, which browsers send to nobody, so that no log has it.
   */
  pageOf(
    {
      _id,
      _vendor,
      withoutAccount,
    }: Pick<Booking, '_id' | '_vendor'> & Partial<Pick<Booking, 'withoutAccount'>>,
    slug: string,
  ): string {
    const id = _id.toHexString();
    if (!withoutAccount) return this.config.link(`/activity-hub/${slug}/activity/${id}`);
    const signature = this.sign(_vendor.toHexString(), id);
    return this.config.link(`/open_booking/${id}?vendor=${slug}#${signature}`);
  }

  /** Lets its bearer see, change and cancel this one booking. @param booking hex id */
  sign(vendorId: string, booking: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['booking', vendorId, booking]);
  }

  isRight(vendorId: string, booking: string, signature: string): boolean {
    return isSameSignature(signature, this.sign(vendorId, booking));
  }
}
