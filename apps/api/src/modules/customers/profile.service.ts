import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { UnitOfWork } from '../../common/database/unit-of-work';
import { RuleError } from '../../common/errors/app-error';
import {
  type CompanionsOutput,
  type ProfileOutput,
  toGuestDetails,
  toProfileOutput,
} from './customers.dto';
import { CustomersService } from './customers.service';
import { ownId } from './own-id';
import type { ProfileInput } from './profile.dto';

/** The signed-in guest's own data. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: CustomersService,
  ) {}

  async get(ctx: RequestContext): Promise<ProfileOutput> {
    return toProfileOutput(await this.customers.get(ctx, ownId(ctx)));
  }

  /**
   * @throws {StaleVersionError}
   * @throws {RuleError} EMAIL_TAKEN, INVALID_*, MISSING_GUEST_DETAILS; INVALID_EMAIL also without one,
   *   since the guest signs in by it
   */
  update(ctx: RequestContext, { version, ...input }: ProfileInput): Promise<ProfileOutput> {
    const details = toGuestDetails(input);
    if (details.email !== undefined && !details.email?.trim()) throw new RuleError('INVALID_EMAIL');
    return this.unitOfWork.run(ctx, async (tx) =>
      toProfileOutput(await this.customers.change(tx, ownId(tx), version, details)),
    );
  }

  async companions(ctx: RequestContext): Promise<CompanionsOutput> {
    const { companions } = await this.customers.get(ctx, ownId(ctx));
    return { names: companions };
  }
}
