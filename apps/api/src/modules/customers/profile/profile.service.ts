import { hasFirstName } from '@atrium/rules/guests/guest-name';
import { Injectable } from '@nestjs/common';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { Transactions } from '../../../common/transactions/transactions';
import { EmailChangesService } from '../../credentials/public';
import { GuestConsents } from '../consents/guest-consents';
import { type CompanionsOutput, toGuestDetails } from '../customers.dto';
import { CustomersService } from '../customers.service';
import { emailOf } from '../guest-details';
import { type OwnProfileOutput, type ProfileInput, toOwnProfile } from './profile.dto';

/** The signed-in guest's own data. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly transactions: Transactions,
    private readonly customers: CustomersService,
    private readonly consents: GuestConsents,
    private readonly emailChanges: EmailChangesService,
  ) {
    customers.registerErasureListener((tx, guest) => this.emailChanges.drop(tx, guest._id));
  }

  async get(ctx: RequestContext): Promise<OwnProfileOutput> {
    const guest = await this.customers.get(ctx, ownId(ctx));
    return toOwnProfile(guest, await this.emailChanges.pendingOf(ctx, guest._id));
  }

  /**
   * A new email is not stored but mailed a link; everything else changes at once.
   * @throws {StaleVersionError}
   * @throws {RuleError} EMAIL_TAKEN, INVALID_*, MISSING_GUEST_DETAILS; INVALID_EMAIL also for none,
   * since the guest signs in with it
   * @throws {AppError} 429 TOO_MANY_REQUESTS for too many emails in a quarter of an hour
   */
  async update(
    ctx: RequestContext,
    { version, consents, ...input }: ProfileInput,
  ): Promise<OwnProfileOutput> {
    const { email, ...details } = toGuestDetails(input);
    if (details.firstname !== undefined && !hasFirstName(details.firstname)) {
      throw RuleError.ofField('INVALID_NAME', 'firstname');
    }
    const wanted = await this.otherEmail(ctx, email);
    const said = (['marketingEmail', 'marketingSms'] as const).flatMap((type) => {
      const given = consents?.[type];
      return given === undefined ? [] : [{ type, given }];
    });
    return this.transactions.run(ctx, async (tx) => {
      const id = ownId(tx);
      await this.customers.change(tx, id, version, details);
      const guest = await this.consents.record(tx, id, said);
      if (wanted !== undefined) await this.emailChanges.request(tx, guest, wanted);
      return toOwnProfile(guest, await this.emailChanges.pendingOf(tx, guest._id));
    });
  }

  async companions(ctx: RequestContext): Promise<CompanionsOutput> {
    const { companions } = await this.customers.get(ctx, ownId(ctx));
    return { names: companions };
  }

  /** The address the guest wants to change to; undefined if it stays. */
  private async otherEmail(
    ctx: RequestContext,
    text: string | null | undefined,
  ): Promise<string | undefined> {
    if (text === undefined) return undefined;
    if (!text?.trim()) throw new RuleError('INVALID_EMAIL');
    const email = emailOf(text);
    const guest = await this.customers.get(ctx, ownId(ctx));
    if (email === guest.email) return undefined;
    await this.emailChanges.assertNotTooMany(guest._id);
    if (await this.customers.findForSignIn(ctx, email)) throw new RuleError('EMAIL_TAKEN');
    return email;
  }
}
