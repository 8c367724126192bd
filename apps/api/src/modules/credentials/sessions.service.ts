import { LONGEST_SESSION_DAYS } from '@atrium/rules/access/session-life';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { EndedSessions } from '../../common/auth/ended-sessions';
import type { CallContext, TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { NotFoundError, UnauthenticatedError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Config } from '../../config/config';
import { deviceOf } from './device';
import type { AccountKind } from './one-time-code.schema';
import { firstToken, readRefreshToken } from './refresh-token';
import type { Session } from './session.schema';
import { SessionsRepository } from './sessions.repository';

/** A session with the refresh token that goes into the cookie. */
export interface OpenSession {
  readonly session: Session;
  readonly refreshToken: string;
}

/**
 * How long the token before the latest still works: two tabs that refresh at the same moment send
 * the same cookie. Within it each gets a good token; later, presenting an old one is a replay.
 */
export const RACE_GRACE_MS = 10_000;

const DAY_MS = 24 * 60 * 60_000;

/** Sign-ins and their rotating refresh tokens. A session that ends takes its access tokens with it. */
@Injectable()
export class SessionsService {
  private readonly lifetimeMs: number;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly ended: EndedSessions,
    { env }: Config,
  ) {
    this.lifetimeMs = Math.min(env.REFRESH_TOKEN_DAYS, LONGEST_SESSION_DAYS) * DAY_MS;
  }

  /** Signs an account in on one more device. */
  async open(tx: Transaction, kind: AccountKind, accountId: Types.ObjectId): Promise<OpenSession> {
    const _id = new Types.ObjectId();
    const { token, digest, familyDigest } = firstToken(objectId(tx.vendorId), _id);
    const session = await this.sessions.insert(tx, {
      _id,
      kind,
      accountId,
      familyHash: familyDigest,
      current: [digest],
      previous: [],
      device: deviceOf(tx.userAgent),
      ...(tx.ip ? { ip: tx.ip } : {}),
      createdAt: tx.now,
      confirmedAt: tx.now,
      rotatedAt: tx.now,
      expiresAt: this.expiryFrom(tx.now),
    });
    return { session, refreshToken: token };
  }

  /**
   * Records that whoever uses a session has just proved who they are.
   * @throws {UnauthenticatedError} if it has ended
   */
  async confirm(tx: Transaction, id: string): Promise<Session> {
    const session = await this.sessions.confirm(tx, objectId(id), tx.now);
    if (!session) throw new UnauthenticatedError();
    return session;
  }

  /**
   * Exchanges a refresh token for the next one.
   * @throws {UnauthenticatedError} REFRESH_TOKEN_INVALID; when it was a replay, its session has ended
   */
  async rotate(
    refreshToken: string | undefined,
    kind: AccountKind,
    { now, ip }: Pick<CallContext, 'now' | 'ip'>,
  ): Promise<OpenSession> {
    const presented = readRefreshToken(refreshToken);
    if (!presented) throw new UnauthenticatedError('REFRESH_TOKEN_INVALID');
    const { vendorId, id, digest, familyDigest } = presented;
    const scope = { vendorId };
    const next = presented.next();
    const expiresAt = this.expiryFrom(now);
    const raceStart = new Date(now.getTime() - RACE_GRACE_MS);
    const session =
      (await this.sessions.rotate(scope, { _id: id, kind }, digest, next.digest, {
        now,
        expiresAt,
        ...(ip ? { ip } : {}),
      })) ??
      (await this.sessions.addRacing(scope, { _id: id, kind }, digest, next.digest, raceStart));
    if (!session) {
      // an old token may come from a thief, or from the owner after a thief: both must sign in
      // again
      await this.endFamily(scope, id, familyDigest);
      throw new UnauthenticatedError('REFRESH_TOKEN_INVALID');
    }
    return { session, refreshToken: next.token };
  }

  /** The session a refresh token belongs to, old or new. */
  async ofToken(refreshToken: string | undefined): Promise<Session | null> {
    const presented = readRefreshToken(refreshToken);
    if (!presented) return null;
    const { vendorId, id, familyDigest } = presented;
    return this.sessions.findOne({ vendorId }, { _id: id, familyHash: familyDigest });
  }

  /** By the `sid` of an access token. */
  find(scope: TenantScope, id: string): Promise<Session | null> {
    return this.sessions.findOne(scope, { _id: objectId(id) });
  }

  /** An account's sessions, the one used last first. */
  list(
    scope: TenantScope,
    kind: AccountKind,
    accountId: Types.ObjectId,
    now: Date,
  ): Promise<Session[]> {
    return this.sessions.listOf(scope, kind, accountId, now);
  }

  /** @returns whether it had not ended already */
  async endIfOpen(tx: Transaction, _id: Types.ObjectId): Promise<boolean> {
    if (!(await this.sessions.findOne(tx, { _id }))) return false;
    await this.endEach(tx, [_id]);
    return true;
  }

  /** Ends one of an account's sessions. @throws {NotFoundError} also for somebody else's */
  async endOf(
    tx: Transaction,
    kind: AccountKind,
    accountId: Types.ObjectId,
    id: string,
  ): Promise<Session> {
    const session = await this.sessions.get(tx, id);
    if (session.kind !== kind || !session.accountId.equals(accountId)) throw new NotFoundError();
    await this.endEach(tx, [session._id]);
    return session;
  }

  /** Ends one session by id, the `sid` of an access token. */
  async endById(scope: TenantScope, id: string): Promise<void> {
    // in this order: a failure in between leaves a session that gives no access, not the reverse
    await this.ended.record([id]);
    await this.sessions.remove(scope, [objectId(id)]);
    this.ended.apply([id]);
  }

  /**
   * Ends all sessions of an account.
   * @param except a session that stays, e.g. the one that has just changed its password
   */
  async endAll(
    tx: Transaction,
    kind: AccountKind,
    accountId: Types.ObjectId,
    except?: string,
  ): Promise<void> {
    const kept = except ? objectId(except) : undefined;
    await this.endEach(tx, await this.sessions.idsOf(tx, kind, accountId, kept));
  }

  private async endEach(tx: Transaction, ids: readonly Types.ObjectId[]): Promise<void> {
    const sids = ids.map((id) => id.toHexString());
    await this.ended.record(sids, tx.session);
    await this.sessions.remove(tx, ids);
    tx.afterCommit(() => this.ended.apply(sids));
  }

  private async endFamily(
    scope: TenantScope,
    id: Types.ObjectId,
    familyDigest: string,
  ): Promise<void> {
    if (await this.sessions.isFamily(scope, id, familyDigest)) {
      await this.endById(scope, id.toHexString());
    }
  }

  private expiryFrom(now: Date): Date {
    return new Date(now.getTime() + this.lifetimeMs);
  }
}
