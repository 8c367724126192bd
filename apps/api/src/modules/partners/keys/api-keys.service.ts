import { KEY_RATES, MOST_KEYS } from '@atrium/rules/access/key-scopes';
import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { addDays, dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { EndedSessions } from '../../../common/auth/ended-sessions';
import { sessionOfKey } from '../../../common/auth/keys/key-callers';
import { digestOfToken, hintOfToken, newKeyToken } from '../../../common/auth/keys/key-token';
import { KeyUses } from '../../../common/auth/keys/key-uses';
import type { RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import type { ApiKey } from './api-key.schema';
import {
  type ApiKeyOutput,
  type ApiKeyTokenOutput,
  type NewApiKeyInput,
  type RenewApiKeyInput,
  toApiKeyOutput,
  type UpdateApiKeyInput,
} from './api-keys.dto';
import { ApiKeysRepository } from './api-keys.repository';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a revoked key is listed. */
const REVOKED_DAYS = 90;
const COUNTED_DAYS = 30;

/** What the key of the sandbox venue may do, and how often. */
export type PublicKey = Pick<ApiKey, 'name' | 'scopes' | 'perMinute'>;

/** The keys with which partners' programs call. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly uses: KeyUses,
    private readonly ended: EndedSessions,
    private readonly transactions: Transactions,
  ) {}

  /** Those revoked in the last 90 days too, the newest first. */
  async list(ctx: RequestContext): Promise<ApiKeyOutput[]> {
    await this.uses.flush();
    const from = addDays(dateOf(ctx.now), 1 - COUNTED_DAYS);
    const [keys, uses] = await Promise.all([
      this.keys.since(ctx, new Date(ctx.now.getTime() - REVOKED_DAYS * DAY_MS)),
      this.keys.uses(ctx, from),
    ]);
    return keys.map((key) => toApiKeyOutput(key, ctx.now, uses.get(key._id.toHexString())));
  }

  /** @throws {RuleError} TOO_MANY_KEYS */
  create(ctx: RequestContext, { days, ...input }: NewApiKeyInput): Promise<ApiKeyTokenOutput> {
    const { name, scopes, perMinute = KEY_RATES.usual } = input;
    return this.transactions.run(ctx, async (tx) => {
      const kept = await this.keys.count(tx, { revokedAt: { $exists: false } });
      if (kept >= MOST_KEYS) throw new RuleError('TOO_MANY_KEYS');
      const token = newKeyToken(tx.vendorId);
      const key = await this.keys.insertNew(tx, {
        ...{ name, scopes, perMinute, createdAt: tx.now, secrets: [secretOf(token, tx.now)] },
        ...(days === null ? {} : { expiresAt: new Date(tx.now.getTime() + days * DAY_MS) }),
      });
      record(tx, 'apiKey.created', null, key);
      return { key: toApiKeyOutput(key, tx.now), token };
    });
  }

  /** A key whose token everybody knows already: of the sandbox venue, and of no other. */
  publish(ctx: RequestContext, token: string, fields: PublicKey): Promise<void> {
    return this.transactions.run(ctx, async (tx) => {
      const secrets = [secretOf(token, tx.now)];
      const key = await this.keys.insertNew(tx, { ...fields, secrets, createdAt: tx.now });
      record(tx, 'apiKey.created', null, key);
    });
  }

  /** Removes every key of a venue that is about to go: each process refuses them within a second. */
  async removeAll(ctx: RequestContext): Promise<void> {
    const keys = await this.keys.find(ctx, {});
    const sessions = keys.map(sessionOfKey);
    await this.transactions.run(ctx, async (tx) => {
      for (const { _id } of keys) await this.keys.delete(tx, _id);
      await this.ended.record(sessions, tx.session);
      tx.afterCommit(() => this.ended.apply(sessions));
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} KEY_REVOKED
   */
  update(
    ctx: RequestContext,
    id: string,
    { version, name, scopes, perMinute }: UpdateApiKeyInput,
  ): Promise<ApiKeyOutput> {
    const changeOf = () => ({ $set: { name, scopes, perMinute } });
    return this.transactions.run(ctx, (tx) =>
      this.change(tx, id, 'apiKey.updated', changeOf, version),
    );
  }

  /**
   * A new token; the one before goes on working for a while, so that a program can be changed over.
   * @throws {NotFoundError}
   * @throws {RuleError} KEY_REVOKED
   */
  renew(
    ctx: RequestContext,
    id: string,
    { overlapHours }: RenewApiKeyInput,
  ): Promise<ApiKeyTokenOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const token = newKeyToken(tx.vendorId);
      const until = new Date(tx.now.getTime() + overlapHours * HOUR_MS);
      const key = await this.change(tx, id, 'apiKey.renewed', ({ secrets }) => {
        const current = secrets.at(-1);
        const former = overlapHours > 0 && current ? [{ ...current, until }] : [];
        return { $set: { secrets: [...former, secretOf(token, tx.now)] } };
      });
      return { key, token };
    });
  }

  /** Every process refuses it within a second. @throws {NotFoundError} */
  revoke(ctx: RequestContext, id: string): Promise<void> {
    return this.transactions.run(ctx, async (tx) => {
      await this.change(tx, id, 'apiKey.revoked', () => ({ $set: { revokedAt: tx.now } }));
    });
  }

  private async change(
    tx: Transaction,
    id: string,
    action: Extract<AuditAction, `apiKey.${string}`>,
    changeOf: (key: ApiKey) => object,
    version?: number,
  ): Promise<ApiKeyOutput> {
    const before = await this.keys.get(tx, id);
    if (before.revokedAt) throw new RuleError('KEY_REVOKED');
    const after = await this.keys.updateVersioned(tx, id, version, changeOf(before));
    const session = sessionOfKey(before);
    await this.ended.record([session], tx.session);
    tx.afterCommit(() => this.ended.apply([session]));
    record(tx, action, before, after);
    return toApiKeyOutput(after, tx.now);
  }
}

const secretOf = (token: string, now: Date) => ({
  ...{ digest: digestOfToken(token), hint: hintOfToken(token), createdAt: now },
});

/** As the audit log tells it. */
const told = (key: ApiKey | null) =>
  key && {
    name: key.name,
    scopes: key.scopes,
    perMinute: key.perMinute,
    expiresAt: key.expiresAt,
  };

function record(
  tx: Transaction,
  action: Extract<AuditAction, `apiKey.${string}`>,
  before: ApiKey | null,
  after: ApiKey,
): void {
  tx.audit({
    ...{ action, entity: 'apiKey', entityId: after._id },
    ...{ before: told(before), after: told(after) },
  });
}
