import { Injectable } from '@nestjs/common';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { UnauthenticatedError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { Config } from '../../../config/config';
import { type PasskeyOwner, PasskeysService } from '../../credentials/public';
import { MessagesService } from '../../messages/public';
import { VendorsService } from '../../vendors/public';
import { type Account, AccountsService } from '../accounts.service';
import {
  type AddPasskeyInput,
  type PasskeyCreationOutput,
  type PasskeyOutput,
  toPasskeyOutput,
} from './passkeys.dto';

/** The passkeys of the calling guest: each signs in by itself. See docs/domain/access.md. */
@Injectable()
export class GuestPasskeys {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly accounts: AccountsService,
    private readonly vendors: VendorsService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  async list(ctx: RequestContext): Promise<PasskeyOutput[]> {
    return (await this.passkeys.list(ctx, ownerOf(ctx))).map(toPasskeyOutput);
  }

  /** @throws {RuleError} TOO_MANY_PASSKEYS */
  async offer(ctx: RequestContext): Promise<PasskeyCreationOutput> {
    const { email, firstname, lastname } = await this.own(ctx);
    const { name: venue } = await this.vendors.current(ctx);
    const name = `${firstname} ${lastname}`.trim();
    return this.passkeys.offer(ctx, ownerOf(ctx), { venue, email, name });
  }

  /** @throws {RuleError} PASSKEY_WRONG, PASSKEY_KNOWN, TOO_MANY_PASSKEYS */
  async add(ctx: RequestContext, { name, passkey: made }: AddPasskeyInput): Promise<PasskeyOutput> {
    const guest = await this.own(ctx);
    const owner = ownerOf(ctx);
    const { slug } = await this.vendors.current(ctx);
    const checked = await this.passkeys.made(ctx, { ...owner, slug }, made);
    return this.transactions.run(ctx, async (tx) => {
      const passkey = toPasskeyOutput(await this.passkeys.add(tx, owner, name, checked));
      await this.tell(tx, guest, slug, { change: 'added', name });
      return passkey;
    });
  }

  /** @throws {NotFoundError} also for somebody else's */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    const guest = await this.own(ctx);
    const passkey = await this.passkeys.get(ctx, ownerOf(ctx), id);
    const { slug } = await this.vendors.current(ctx);
    await this.transactions.run(ctx, async (tx) => {
      await this.passkeys.remove(tx, passkey);
      await this.tell(tx, guest, slug, { change: 'removed', name: passkey.name });
      return null;
    });
  }

  private async own(ctx: RequestContext): Promise<Account> {
    const guest = await this.accounts.find(ctx, 'guest', ownId(ctx));
    if (!guest?.active) throw new UnauthenticatedError();
    return guest;
  }

  private async tell(
    tx: Transaction,
    { _id, email, firstname, languageCode }: Account,
    slug: string,
    what: { change: 'added' | 'removed'; name: string },
  ): Promise<void> {
    await this.messages.enqueue(tx, {
      template: 'passkeyChanged',
      vars: { ...what, at: tx.now, link: this.config.link(`/activity-hub/${slug}/profile`) },
      to: { email, firstname, language: languageCode, customerId: _id },
    });
  }
}

const ownerOf = (ctx: RequestContext): PasskeyOwner => ({
  kind: 'guest',
  _id: objectId(ownId(ctx)),
});
