import { Injectable } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { UnauthenticatedError } from '../../../common/errors/app-error';
import { PasskeysService, type ProvenPasskey } from '../../credentials/public';
import { VendorsService } from '../../vendors/public';
import { AccountsService } from '../accounts.service';
import { AuthService, type SignedIn } from '../auth.service';
import type { PasskeyRequestOutput, PasskeySignInInput } from './passkeys.dto';

/** Guests sign in by a passkey alone, which says itself whose it is. See docs/domain/access.md. */
@Injectable()
export class SignInByPasskey {
  constructor(
    private readonly auth: AuthService,
    private readonly accounts: AccountsService,
    private readonly vendors: VendorsService,
    private readonly passkeys: PasskeysService,
  ) {}

  /** @throws {NotFoundError} VENDOR_NOT_FOUND */
  async ask(call: CallContext, vendor: string): Promise<PasskeyRequestOutput> {
    const { ctx } = await this.vendors.enter(call, vendor);
    return this.passkeys.askAnyGuest(ctx);
  }

  /**
   * @param knows whether an account has signed in on the device before
   * @throws {UnauthenticatedError} PASSKEY_WRONG
   * @throws {ForbiddenError} ACCOUNT_INACTIVE
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async enter(
    call: CallContext,
    { vendor: named, passkey: answer }: PasskeySignInInput,
    knows: (email: string) => boolean,
  ): Promise<SignedIn> {
    const { ctx, vendor } = await this.vendors.enter(call, named);
    const proven = await this.passkeys.proveAnyGuest(ctx, vendor.slug, answer);
    if (!proven) throw new UnauthenticatedError('PASSKEY_WRONG');
    return this.open(ctx, proven, knows);
  }

  private async open(
    ctx: RequestContext,
    proven: ProvenPasskey,
    knows: (email: string) => boolean,
  ): Promise<SignedIn> {
    const guest = await this.accounts.find(ctx, 'guest', proven.passkey.accountId);
    // whoever was merged into another guest has no address
    if (!guest?.email) throw new UnauthenticatedError('PASSKEY_WRONG');
    const signedIn = await this.auth.enter(ctx, guest, knows(guest.email), async (tx) => {
      if (!(await this.passkeys.use(tx, proven))) throw new UnauthenticatedError('PASSKEY_WRONG');
      return null;
    });
    // the guest was changed meanwhile
    return signedIn ?? this.open(ctx, proven, knows);
  }
}
