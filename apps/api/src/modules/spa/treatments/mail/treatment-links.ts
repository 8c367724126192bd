import { Injectable } from '@nestjs/common';
import { isSameSignature, signatureOf } from '../../../../common/auth/signature';
import { Config } from '../../../../config/config';
import type { Treatment } from '../treatment.schema';

/** The pages to which messages about a treatment lead. */
@Injectable()
export class TreatmentLinks {
  constructor(private readonly config: Config) {}

  /**
   * Absolute: the guest's page in the hub or, for who booked without an account, one that needs no sign-in. Its
   * signature is in the fragment, which browsers send to nobody, so that no log has it.
   * @param isJourney all of the journey that it belongs to
   */
  pageOf(
    { _id, _vendor, _journey, bookingId }: Treatment,
    slug: string,
    isJourney: boolean,
  ): string {
    const id = _id.toHexString();
    if (isJourney && _journey) {
      return this.config.link(`/activity-hub/${slug}/journey/${_journey.toHexString()}`);
    }
    if (!bookingId) return this.config.link(`/activity-hub/${slug}/treatment/${id}`);
    const signature = this.sign(_vendor.toHexString(), id);
    return this.config.link(`/open_booking/treatment/${id}?vendor=${slug}#${signature}`);
  }

  /** Where it can be booked again. @param isJourney as above */
  againOf({ _treatmentType, bookingId }: Treatment, slug: string, isJourney: boolean): string {
    const type = _treatmentType?.toHexString() ?? '';
    if (isJourney) return this.config.link(`/activity-hub/${slug}/new-journey`);
    return this.config.link(
      bookingId ? `/spa_booking/${slug}/${type}` : `/activity-hub/${slug}/new-treatment/${type}`,
    );
  }

  /** Lets its bearer see, move and cancel this one treatment. @param treatment hex id */
  sign(vendorId: string, treatment: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['treatment', vendorId, treatment]);
  }

  isRight(vendorId: string, treatment: string, signature: string): boolean {
    return isSameSignature(signature, this.sign(vendorId, treatment));
  }
}
