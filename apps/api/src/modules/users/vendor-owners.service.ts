import { SYSTEM_OWNER } from '@atrium/rules/access/access-levels';
import { Injectable } from '@nestjs/common';
import { type RequestContext, withVendor } from '../../common/context/request-context';
import { VendorsService } from '../vendors/public';
import type { InviteOwnerInput, UserOutput } from './users.dto';
import { UsersService } from './users.service';

/** The system owners of another venue than the caller's. */
@Injectable()
export class VendorOwnersService {
  constructor(
    private readonly users: UsersService,
    private readonly vendors: VendorsService,
  ) {}

  /** By last name, inactive ones too. @throws {NotFoundError} VENDOR_NOT_FOUND */
  async list(ctx: RequestContext, vendor: string): Promise<UserOutput[]> {
    const staff = await this.users.list(await this.within(ctx, vendor));
    return staff.filter(({ level }) => level === SYSTEM_OWNER);
  }

  /**
   * The mail names the venue, in its language, and its link chooses the password.
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   * @throws {RuleError} EMAIL_TAKEN, INVALID_PHONE
   */
  async invite(ctx: RequestContext, vendor: string, input: InviteOwnerInput): Promise<UserOutput> {
    const there = await this.within(ctx, vendor);
    return this.users.invite(there, { ...input, level: SYSTEM_OWNER });
  }

  /** @throws {NotFoundError} NOT_FOUND for somebody not at that venue; VENDOR_NOT_FOUND */
  async inviteAgain(ctx: RequestContext, vendor: string, userId: string): Promise<void> {
    await this.users.inviteAgain(await this.within(ctx, vendor), userId);
  }

  private async within(ctx: RequestContext, vendor: string): Promise<RequestContext> {
    return withVendor(ctx, (await this.vendors.resolve(vendor))._id.toHexString());
  }
}
