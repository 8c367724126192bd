import { Injectable } from '@nestjs/common';
import { isSameSignature, signatureOf } from '../../../common/auth/signature';
import { Config } from '../../../config/config';

/** What a link to a payment says of it. */
export interface PaidVisit {
  readonly vendorId: string;
  readonly slug: string;
  /** Hex id. */
  readonly payment: string;
  /** Of the booking: hex id of its service, yyyy-mm-dd, minutes from midnight. */
  readonly _service: string;
  readonly date: string;
  readonly timeindex: number;
}

const BACK = '/payment_success';
const ON = '/payment';

/**
 * The pages of a payment without an account. Their signature is in the fragment, which browsers send to nobody, so that
 * no log has it.
 */
@Injectable()
export class VisitPaymentLinks {
  constructor(private readonly config: Config) {}

  /** Where a visitor comes back to from paying. Absolute. */
  back({ vendorId, slug: vendor, payment, _service, date, timeindex }: PaidVisit): string {
    const place = { service: _service, date, time: String(timeindex) };
    const query = new URLSearchParams({ vendor, payment, ...place });
    return this.config.link(`${BACK}?${query}#${this.sign(vendorId, payment)}`);
  }

  /** Where one goes on paying who closed the page. @param back as `back` made it */
  on(back: string): string {
    const { search, hash } = new URL(back);
    return this.config.link(`${ON}${search}${hash}`);
  }

  /** Lets its bearer see and end this one payment. @param payment hex id */
  sign(vendorId: string, payment: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['visitPayment', vendorId, payment]);
  }

  isRight(vendorId: string, payment: string, signature: string): boolean {
    return isSameSignature(signature, this.sign(vendorId, payment));
  }
}
