import type { Notice } from './notice.schema';

/** Something that failed in the background. */
export class NoticeOutput {
  _id: string;
  /**
   * `messagesFailed`: messages were given up, see `listMessages?state=failed`. `bookingsDiffer`: the
   * nightly check found that places sold and bookings differ. `jobFailed`: a job did not run to its end.
   * `paymentReturned`: a guest had paid for a place that was gone. `webhookOff`: a webhook was switched off,
   * since its receiver failed for five days or asked for it. `privacyRequest`: a guest asks for something about
   * their data, see `getPrivacyRequest`. `privacyDue`: such requests are to be answered within a week, or late.
   */
  kind: string;
  /** ISO instant at which it last happened. */
  at: string;
  /** Number of times on that day. */
  count: number;
  /** What failed or why, in the system's own words: a job's name, a mail server's answer. */
  detail?: string;
  /** What it last happened to, e.g. the id of a message. */
  entityId?: string;
}

export function toNoticeOutput(notice: Notice): NoticeOutput {
  return {
    _id: notice._id.toHexString(),
    kind: notice.kind,
    at: notice.at.toISOString(),
    count: notice.count,
    ...(notice.detail ? { detail: notice.detail } : {}),
    ...(notice.entityId ? { entityId: notice.entityId.toHexString() } : {}),
  };
}
