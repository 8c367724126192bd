import { may, type Permission } from '@atrium/rules/access/access-levels';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable, Logger } from '@nestjs/common';
import type { Types } from 'mongoose';
import { type RequestContext, systemContext } from '../../common/context/request-context';
import { ForbiddenError } from '../../common/errors/app-error';
import { Transactions } from '../../common/transactions/transactions';
import { type NoticeKind, noticeKinds } from './notice.schema';
import { type NoticeOutput, toNoticeOutput } from './notices.dto';
import { NoticesRepository } from './notices.repository';

/** Who is told of what is not for everybody. */
const toldTo: Partial<Record<NoticeKind, Permission>> = {
  privacyRequest: 'privacy.record',
  privacyDue: 'privacy.record',
};

const SHOWN = 50;
const LONGEST_DETAIL = 300;

export interface NoticeFacts {
  readonly kind: NoticeKind;
  /** What failed, in the words of the machine. */
  readonly detail?: string;
  /** What it happened to. */
  readonly entityId?: Types.ObjectId;
  /** How often; default once. */
  readonly times?: number;
}

/** Tells staff what failed while nobody looked; each of them says when they have seen it. */
@Injectable()
export class NoticesService {
  private readonly logger = new Logger(NoticesService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly notices: NoticesRepository,
  ) {}

  /**
   * Tells everybody at the venue, at once where a screen is open. Of the messages of a day there is one
   * notice, which counts: a mail server that is away must not fill the list. Never throws, since whoever
   * tells of a failure has nobody to tell of another.
   */
  async raise(vendorId: string, now: Date, facts: NoticeFacts): Promise<void> {
    const { kind, detail, entityId, times = 1 } = facts;
    const day = dateOf(now);
    const key = kind === 'jobFailed' ? `${kind}|${day}|${detail ?? ''}` : `${kind}|${day}`;
    try {
      await this.transactions.run(systemContext(vendorId, 'notices', now), async (tx) => {
        const notice = await this.notices.raise(tx, {
          kind,
          key,
          at: now,
          times,
          ...(detail ? { detail: detail.slice(0, LONGEST_DETAIL) } : {}),
          ...(entityId ? { entityId } : {}),
        });
        tx.emit({ type: 'notice.raised', entityId: notice._id, payload: { kind } });
        return null;
      });
    } catch (error) {
      this.logger.error({ err: error, vendorId, kind }, 'a notice was not raised');
    }
  }

  /** What concerns the caller and they have not seen since it last happened, latest first, at most 50. */
  async list(ctx: RequestContext): Promise<NoticeOutput[]> {
    const { actor } = ctx;
    const level = actor.kind === 'staff' ? actor.level : undefined;
    const kinds = noticeKinds.filter((kind) => may(level, toldTo[kind] ?? 'read'));
    const latest = await this.notices.latest(ctx, kinds, SHOWN);
    const seen = await this.notices.seen(
      ctx,
      userOf(ctx),
      latest.map(({ _id }) => _id),
    );
    return latest
      .filter(({ _id, at }) => (seen.get(_id.toHexString())?.getTime() ?? 0) < at.getTime())
      .map(toNoticeOutput);
  }

  /** @throws {NotFoundError} */
  dismiss(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const { _id } = await this.notices.get(tx, id);
      await this.notices.dismiss(tx, userOf(ctx), [_id], tx.now);
      return null;
    });
  }

  dismissAll(ctx: RequestContext): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const latest = await this.notices.latest(tx, noticeKinds, SHOWN);
      const ids = latest.map(({ _id }) => _id);
      await this.notices.dismiss(tx, userOf(ctx), ids, tx.now);
      return null;
    });
  }
}

function userOf({ actor }: RequestContext): string {
  if (actor.kind !== 'staff') throw new ForbiddenError();
  return actor.id;
}
