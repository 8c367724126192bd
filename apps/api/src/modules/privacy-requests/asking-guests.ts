import { displayName } from '@atrium/rules/guests/guest-name';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { CustomersService } from '../customers/public';
import type { PrivacyRequest } from './privacy-request.schema';
import type { AskingGuest } from './privacy-requests.dto';

const nobody: AskingGuest = { hasEmail: false, isEternal: false, isRestricted: false };

/** Who is behind requests; of an erased guest nothing. */
@Injectable()
export class AskingGuests {
  constructor(private readonly customers: CustomersService) {}

  async of(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<(request: Pick<PrivacyRequest, '_customer'>) => AskingGuest> {
    const found = await this.customers.presentOf(scope, ids);
    const byId = new Map(found.map((guest) => [guest._id.toHexString(), guest]));
    return ({ _customer }) => {
      const guest = byId.get(_customer.toHexString());
      if (!guest) return nobody;
      const name = displayName(guest);
      return {
        ...(name ? { name } : {}),
        hasEmail: Boolean(guest.email),
        isEternal: guest.doNotDelete,
        isRestricted: guest.restrictedAt !== undefined,
      };
    };
  }
}
