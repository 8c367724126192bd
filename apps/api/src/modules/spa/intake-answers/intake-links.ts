import { Injectable } from '@nestjs/common';
import { isSameSignature, signatureOf } from '../../../common/auth/signature';
import { Config } from '../../../config/config';
import type { IntakeTreatment } from './intake-records';

const TOKEN = /^([0-9a-f]{24})-([\w-]{43})$/;

/**
 * The links at which guests answer before a treatment without signing in. One that was made for another guest of
 * the treatment leads nowhere. It only writes: nobody who has it reads what was answered.
 */
@Injectable()
export class IntakeLinks {
  constructor(private readonly config: Config) {}

  /** Absolute. */
  of({ vendorId, slug }: { vendorId: string; slug: string }, treatment: IntakeTreatment): string {
    const token = `${treatment._id.toHexString()}-${this.sign(vendorId, treatment)}`;
    return this.config.link(`/activity-hub/${slug}/intake/${token}`);
  }

  /** Hex id of the treatment that a token claims to be for; undefined for what can be no token. */
  treatmentOf(token: string): string | undefined {
    return TOKEN.exec(token)?.[1];
  }

  isRight(vendorId: string, treatment: IntakeTreatment, token: string): boolean {
    const [, , signature = ''] = TOKEN.exec(token) ?? [];
    return isSameSignature(signature, this.sign(vendorId, treatment));
  }

  private sign(vendorId: string, { _id, _customer, intakeGuest }: IntakeTreatment): string {
    const guest = (intakeGuest ?? _customer)?.toHexString() ?? '';
    const parts = ['intake', vendorId, _id.toHexString(), guest];
    return signatureOf(this.config.env.JWT_SECRET, parts);
  }
}
