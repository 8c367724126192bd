import type { VoucherPerson } from '../store/voucher.schema';

/** What somebody is buying, as it was when they were shown the amount. */
export interface VoucherOrder {
  readonly buyer: VoucherPerson;
  readonly recipient: VoucherPerson;
  readonly greeting?: string;
  /** The venue's day. */
  readonly sendOn: string;
  /** Last day; absent: no end. */
  readonly validUntil?: string;
}
