import { mustHaveSecondFactor } from '@atrium/rules/access/second-factor';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../../common/auth/password-hasher';
import { type RequestContext, withVendor } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { ForbiddenError, RuleError, UnauthenticatedError } from '../../../common/errors/app-error';
import { Transactions } from '../../../common/transactions/transactions';
import {
  type PasskeyOwner,
  PasskeysService,
  SecondFactorNotices,
  SecondFactorsService,
} from '../../credentials/public';
import { type User, UsersService } from '../../users/public';
import { VendorsService } from '../../vendors/public';
import {
  type AddedPasskeyOutput,
  type AddPasskeyInput,
  type PasskeyCreationOutput,
  type PasskeyOutput,
  toPasskeyOutput,
} from './passkeys.dto';

/** The passkeys of the caller, one of the staff: each is a second factor. */
@Injectable()
export class OwnPasskeys {
  // seven: a new factor is proved by the password, written with the others, and told by mail
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly factors: SecondFactorsService,
    private readonly notices: SecondFactorNotices,
    private readonly users: UsersService,
    private readonly vendors: VendorsService,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
  ) {}

  async list(ctx: RequestContext): Promise<PasskeyOutput[]> {
    const { home, owner } = await this.own(ctx);
    return (await this.passkeys.list(home, owner)).map(toPasskeyOutput);
  }

  /** @throws {RuleError} WRONG_PASSWORD, TOO_MANY_PASSKEYS */
  async offer(ctx: RequestContext, password: string): Promise<PasskeyCreationOutput> {
    const { home, user, owner } = await this.own(ctx);
    await this.assertPassword(user, password);
    const { name: venue } = await this.vendors.current(home);
    const name = `${user.firstname} ${user.lastname}`.trim();
    return this.passkeys.offer(home, owner, { venue, email: user.email, name });
  }

  /** @throws {RuleError} PASSKEY_WRONG, PASSKEY_KNOWN, TOO_MANY_PASSKEYS */
  async add(
    ctx: RequestContext,
    { name, passkey: made }: AddPasskeyInput,
  ): Promise<AddedPasskeyOutput> {
    const { home, user, owner } = await this.own(ctx);
    const checked = await this.passkeys.made(home, owner, made);
    return this.transactions.run(home, async (tx) => {
      const isFirst = !(await this.factors.has(tx, user._id));
      const passkey = toPasskeyOutput(await this.passkeys.add(tx, owner, name, checked));
      tx.audit({ action: 'user.passkeyAdded', entity: 'user', entityId: user._id });
      await this.notices.send(tx, user, 'passkeyAdded');
      if (!isFirst) return { passkey };
      return { passkey, recoveryCodes: await this.factors.renewRecoveryCodes(tx, user._id) };
    });
  }

  /**
   * With the last second factor its recovery codes go, too.
   * @throws {RuleError} WRONG_PASSWORD; SECOND_FACTOR_REQUIRED for the last one where the venue demands one
   * @throws {NotFoundError} also for somebody else's
   */
  async remove(ctx: RequestContext, id: string, password: string): Promise<void> {
    const passkey = await this.passkeys.get(homeOf(ctx), ownerOf(ctx), id);
    const { home, user } = await this.own(ctx);
    await this.assertPassword(user, password);
    const { secondFactorFrom } = await this.vendors.current(home);
    await this.transactions.run(home, async (tx) => {
      await this.passkeys.remove(tx, passkey);
      if (!(await this.factors.has(tx, user._id))) {
        if (mustHaveSecondFactor(user.level, secondFactorFrom)) {
          throw new RuleError('SECOND_FACTOR_REQUIRED');
        }
        await this.factors.remove(tx, user._id);
      }
      tx.audit({ action: 'user.passkeyRemoved', entity: 'user', entityId: user._id });
      await this.notices.send(tx, user, 'passkeyRemoved');
      return null;
    });
  }

  private async assertPassword({ passwordHash }: User, password: string): Promise<void> {
    if (!(await this.hasher.verify(passwordHash, password))) {
      throw RuleError.ofField('WRONG_PASSWORD', 'password');
    }
  }

  private async own(
    ctx: RequestContext,
  ): Promise<{ home: RequestContext; user: User; owner: PasskeyOwner }> {
    const [home, owner] = [homeOf(ctx), ownerOf(ctx)];
    const user = (await this.users.byIds(home, [owner._id])).get(owner._id.toHexString());
    if (!user) throw new UnauthenticatedError();
    return { home, user, owner };
  }
}

/** At the caller's own venue: a system administrator may be working in another. */
const homeOf = (ctx: RequestContext): RequestContext =>
  withVendor(ctx, ctx.homeVendorId ?? ctx.vendorId);

function ownerOf({ actor }: RequestContext): PasskeyOwner {
  if (actor.kind !== 'staff') throw new ForbiddenError();
  return { kind: 'staff', _id: objectId(actor.id) };
}
