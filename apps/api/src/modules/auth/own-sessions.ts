import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { UnauthenticatedError } from '../../common/errors/app-error';
import { Transactions } from '../../common/transactions/transactions';
import { SessionsService } from '../credentials/public';
import type { Account } from './accounts.service';
import { type OwnSessionOutput, toOwnSessionOutput } from './own-sessions.dto';
import { SignInLog } from './sign-in-log';

/** Where somebody is signed in, for themselves to see and end. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly log: SignInLog,
  ) {}

  async list(ctx: RequestContext): Promise<OwnSessionOutput[]> {
    const { scope, kind, id } = ownerOf(ctx);
    const sessions = await this.sessions.list(scope, kind, id, ctx.now);
    return sessions.map((session) => toOwnSessionOutput(session, ctx.sessionId));
  }

  /** @throws {NotFoundError} also for somebody else's */
  async end(ctx: RequestContext, sessionId: string): Promise<void> {
    const { scope, kind, id } = ownerOf(ctx);
    await this.transactions.run({ ...ctx, ...scope }, async (tx) => {
      this.log.sessionEnded(tx, await this.sessions.endOf(tx, kind, id, sessionId));
      return null;
    });
  }

  async endOthers(ctx: RequestContext): Promise<void> {
    const { scope, kind, id } = ownerOf(ctx);
    await this.transactions.run({ ...ctx, ...scope }, async (tx) => {
      for (const session of await this.sessions.list(tx, kind, id, tx.now)) {
        if (session._id.toHexString() !== ctx.sessionId) this.log.sessionEnded(tx, session);
      }
      await this.sessions.endAll(tx, kind, id, ctx.sessionId);
      return null;
    });
  }
}

/** The caller's account, at its own venue: a system administrator may be working in another. */
function ownerOf({ actor, homeVendorId, vendorId }: RequestContext): {
  scope: { vendorId: string };
  kind: Account['kind'];
  id: Types.ObjectId;
} {
  if (actor.kind !== 'guest' && actor.kind !== 'staff') throw new UnauthenticatedError();
  return {
    scope: { vendorId: homeVendorId ?? vendorId },
    kind: actor.kind,
    id: objectId(actor.id),
  };
}
