import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { PasswordHasher } from '../../common/auth/password-hasher';
import { assertConfirmedPassword } from '../../common/auth/password-policy';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import { phoneOf } from '../../common/phone-number';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import {
  CredentialLinksService,
  SecondFactorsService,
  SessionsService,
} from '../credentials/public';
import { type SavedFilterOutput, toSavedFilterOutput } from './saved-filters.dto';
import { StaffEmailsRepository } from './staff-emails.repository';
import { assertRank } from './staff-rank';
import type { User } from './user.schema';
import {
  type ChangeOwnPasswordInput,
  type CreateUserInput,
  toUserOutput,
  type UpdateOwnUserInput,
  type UpdateUserInput,
  type UserOutput,
} from './users.dto';
import { UsersRepository } from './users.repository';

/** Called in the transaction that deactivates an account; may write in it too. */
export type DeactivationListener = (tx: Transaction, user: User) => Promise<void>;

/** A venue's staff accounts. */
@Injectable()
export class UsersService {
  private readonly deactivationListeners: DeactivationListener[] = [];

  // seven: an account ends with its sessions, links and factors
  constructor(
    private readonly users: UsersRepository,
    private readonly emails: StaffEmailsRepository,
    private readonly links: CredentialLinksService,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactorsService,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
  ) {}

  registerDeactivationListener(listener: DeactivationListener): void {
    this.deactivationListeners.push(listener);
  }

  /** The venue's staff by last name, including inactive ones. */
  async list(ctx: RequestContext): Promise<UserOutput[]> {
    const users = await this.users.list(ctx);
    const having = await this.factors.having(
      ctx,
      users.map(({ _id }) => _id),
    );
    return users.map((user) => toUserOutput(user, having.has(user._id.toHexString())));
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<UserOutput> {
    return this.present(ctx, await this.users.get(ctx, id));
  }

  /** @throws {NotFoundError} */
  find(scope: TenantScope, id: string | Types.ObjectId): Promise<User> {
    return this.users.get(scope, id);
  }

  /** By hex id; an id that nobody has is left out. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, User>> {
    const found = await this.users.find(scope, { _id: { $in: [...ids] } });
    return new Map(found.map((one) => [one._id.toHexString(), one]));
  }

  /** A member of staff by address, at any venue, including inactive ones. Ignores case. */
  async findForSignIn(email: string): Promise<User | null> {
    const owner = await this.emails.find(email.trim().toLowerCase());
    if (!owner) return null;
    return this.users.findOne({ vendorId: owner.vendorId.toHexString() }, { _id: owner.userId });
  }

  /** A simultaneous change of the account conflicts, and whichever comes second sees the first. */
  claim(tx: Transaction, id: Types.ObjectId): Promise<void> {
    return this.users.claim(tx, id);
  }

  /**
   * Creates an account and mails its invitation.
   * @throws {ForbiddenError} for a level above the caller's
   * @throws {RuleError} EMAIL_TAKEN, INVALID_PHONE
   */
  invite(ctx: RequestContext, input: CreateUserInput): Promise<UserOutput> {
    assertRank(ctx.actor, input.level);
    return this.transactions.run(ctx, async (tx) => {
      const user = await this.add(tx, input);
      await this.links.sendInvitation(tx, user, nameOf(ctx));
      return toUserOutput(user, false);
    });
  }

  /**
   * Creates an account without an invitation: for a venue's first owner, from the command line.
   * @param passwordHash argon2id
   */
  async add(tx: Transaction, input: CreateUserInput & { passwordHash?: string }): Promise<User> {
    const _id = new Types.ObjectId();
    const email = input.email.trim().toLowerCase();
    await this.emails.take(tx, email, { userId: _id, vendorId: objectId(tx.vendorId) });
    const { phone, ...details } = input;
    const user = await this.users.insert(tx, {
      _id,
      ...details,
      email,
      ...(phone ? { phone: phoneOf(phone) } : {}),
      active: true,
      version: 0,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.audit({ action: 'user.created', entity: 'user', entityId: _id, after: user });
    return user;
  }

  /**
   * Mails a new invitation to somebody who has not chosen a password yet; the old one becomes
   * invalid.
   */
  async inviteAgain(ctx: RequestContext, id: string): Promise<void> {
    await this.transactions.run(ctx, async (tx) => {
      const user = await this.users.get(tx, id);
      assertRank(ctx.actor, user.level);
      if (user.passwordHash) await this.links.sendStaffResetLink(tx, user);
      else await this.links.sendInvitation(tx, user, nameOf(ctx));
      tx.audit({ action: 'user.invited', entity: 'user', entityId: user._id });
      return null;
    });
  }

  /**
   * @throws {ForbiddenError} above the caller's level, before or after
   * @throws {RuleError} OWN_ACCOUNT, EMAIL_TAKEN, INVALID_PHONE
   * @throws {StaleVersionError}
   */
  update(ctx: RequestContext, id: string, input: UpdateUserInput): Promise<UserOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.users.get(tx, id);
      const level = input.level ?? before.level;
      const active = input.active ?? before.active;
      assertRank(ctx.actor, before.level, level);
      // a venue must not lock out its last owner
      const isOwn = isActor(ctx, before);
      if (isOwn && (level !== before.level || !active)) throw new RuleError('OWN_ACCOUNT');
      return this.present(tx, await this.save(tx, before, input));
    });
  }

  /** Signs a user out everywhere and lets them in no more; history keeps pointing to them. */
  async deactivate(ctx: RequestContext, id: string): Promise<void> {
    await this.transactions.run(ctx, async (tx) => {
      const before = await this.users.get(tx, id);
      assertRank(ctx.actor, before.level);
      if (isActor(ctx, before)) throw new RuleError('OWN_ACCOUNT');
      await this.save(tx, before, { active: false });
      return null;
    });
  }

  /** The account that is signed in, whichever venue it works in. */
  async own(ctx: RequestContext): Promise<UserOutput> {
    const [scope, id] = ownAccount(ctx);
    return this.present(scope, await this.users.get(scope, id));
  }

  updateOwn(ctx: RequestContext, input: UpdateOwnUserInput): Promise<UserOutput> {
    const [scope, id] = ownAccount(ctx);
    return this.transactions.run({ ...ctx, ...scope }, async (tx) =>
      this.present(tx, await this.save(tx, await this.users.get(tx, id), input)),
    );
  }

  /** The signed-in account's. */
  async savedFilters(ctx: RequestContext): Promise<SavedFilterOutput[]> {
    const { savedFilters = [] } = await this.users.get(...ownAccount(ctx));
    return savedFilters.map(toSavedFilterOutput);
  }

  /** A personal preference: neither audited nor a new version of the account. */
  saveFilters(
    ctx: RequestContext,
    filters: readonly SavedFilterOutput[],
  ): Promise<SavedFilterOutput[]> {
    const [scope, id] = ownAccount(ctx);
    return this.transactions.run({ ...ctx, ...scope }, async (tx) => {
      const savedFilters = filters.map(toSavedFilterOutput);
      await this.users.update(tx, id, { $set: { savedFilters } });
      return savedFilters;
    });
  }

  /** @throws {RuleError} WRONG_PASSWORD, PASSWORDS_DO_NOT_MATCH and the password rules */
  async changeOwnPassword(ctx: RequestContext, input: ChangeOwnPasswordInput): Promise<void> {
    const [scope, id] = ownAccount(ctx);
    const { passwordHash, email } = await this.users.get(scope, id);
    if (!(await this.hasher.verify(passwordHash, input.currentPassword))) {
      throw RuleError.ofField('WRONG_PASSWORD', 'currentPassword');
    }
    assertConfirmedPassword(input.password, input.confirmPassword, email);
    const fresh = await this.hasher.hash(input.password);
    await this.transactions.run({ ...ctx, ...scope }, async (tx) => {
      await this.setPasswordHash(tx, id, fresh, ctx.sessionId);
      return null;
    });
  }

  /**
   * @param passwordHash argon2id
   * @param keepSession the session that stays signed in: the one changing its own password
   */
  async setPasswordHash(
    tx: Transaction,
    id: string | Types.ObjectId,
    passwordHash: string,
    keepSession?: string,
  ): Promise<User> {
    const before = await this.users.get(tx, id);
    const after = await this.users.updateVersioned(tx, id, undefined, { $set: { passwordHash } });
    tx.audit({
      action: 'user.passwordChanged',
      entity: 'user',
      entityId: after._id,
      before,
      after,
    });
    await this.links.revoke(tx, after._id);
    await this.sessions.endAll(tx, 'staff', after._id, keepSession);
    return after;
  }

  private async present(scope: TenantScope, user: User): Promise<UserOutput> {
    return toUserOutput(user, await this.factors.has(scope, user._id));
  }

  private async save(tx: Transaction, before: User, input: UpdateUserInput): Promise<User> {
    const { version, phone, email: wished, ...rest } = input;
    const email = wished?.toLowerCase() ?? before.email;
    if (email !== before.email) {
      await this.emails.take(tx, email, { userId: before._id, vendorId: before._vendor });
      await this.emails.release(tx, before.email);
    }
    const after = await this.users.updateVersioned(tx, before._id, version, {
      $set: { ...rest, email, ...(phone ? { phone: phoneOf(phone) } : {}) },
      ...(phone === '' ? { $unset: { phone: 1 } } : {}),
    });
    tx.audit({ action: 'user.updated', entity: 'user', entityId: after._id, before, after });
    if (before.active && !after.active) {
      for (const listener of this.deactivationListeners) await listener(tx, after);
    }
    // a session carries the level it began with
    if (!after.active || after.level !== before.level) {
      await this.sessions.endAll(tx, 'staff', after._id);
    }
    // a link already sent belongs to whoever reads the old address
    if (!after.active || email !== before.email) await this.links.revoke(tx, after._id);
    return after;
  }
}

const isActor = ({ actor }: RequestContext, user: User): boolean =>
  actor.kind === 'staff' && actor.id === user._id.toHexString();

const nameOf = ({ actor }: RequestContext): string => ('name' in actor ? actor.name : 'Atrium');

/** A system administrator working in another venue has the account in the home venue. */
function ownAccount(ctx: RequestContext): [scope: TenantScope, id: string] {
  if (ctx.actor.kind !== 'staff') throw new Error('Only staff have a user account');
  return [{ vendorId: ctx.homeVendorId ?? ctx.vendorId }, ctx.actor.id];
}
