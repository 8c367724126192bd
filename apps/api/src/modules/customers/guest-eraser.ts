import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { type Transaction, UnitOfWork } from '../../common/database/unit-of-work';
import { ConflictError } from '../../common/errors/app-error';
import { AuditService } from '../audit/audit.service';
import { CredentialLinksService } from '../credentials/credential-links.service';
import { SessionsService } from '../credentials/sessions.service';
import { changeOf } from './change-of';
import type { CustomerFields } from './customers.repository';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';

/** A guest of whom nothing personal is left; every field of the document but ids and dates is named. */
const nobody = {
  firstname: '',
  lastname: '',
  email: undefined,
  phone: undefined,
  birthDate: undefined,
  gender: undefined,
  loyaltyCode: undefined,
  globalComments: undefined,
  active: false,
  doNotDelete: false,
  company: undefined,
  level: undefined,
  address: undefined,
  languageCode: undefined,
  consents: [],
  companions: [],
  passwordHash: undefined,
  searchKeys: [],
  searchText: '',
  source: undefined,
  erasedAt: undefined,
} satisfies Record<keyof CustomerFields, unknown>;

/**
 * Deletes guests: the person is gone from the documents, the audit log and whatever other domains
 * copied; the empty document stays, so that bookings and totals do (edge cases 26 and 32).
 */
@Injectable()
export class GuestEraser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly repository: CustomersRepository,
    private readonly customers: CustomersService,
    private readonly sessions: SessionsService,
    private readonly links: CredentialLinksService,
    private readonly audit: AuditService,
  ) {}

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} GUEST_IS_ETERNAL; GUEST_HAS_BOOKINGS, by a listener
   */
  erase(ctx: RequestContext, id: string): Promise<null> {
    return this.unitOfWork.run(ctx, async (tx) => {
      await this.eraseIn(tx, id);
      return null;
    });
  }

  private async eraseIn(tx: Transaction, id: string): Promise<void> {
    const guest = await this.customers.get(tx, id);
    if (guest.doNotDelete) throw new ConflictError('GUEST_IS_ETERNAL');
    await this.customers.erasing(tx, guest);
    await this.repository.save(tx, guest._id, undefined, changeOf({ ...nobody, erasedAt: tx.now }));
    await this.sessions.endAll(tx, 'guest', guest._id);
    await this.links.revoke(tx, guest._id);
    await this.audit.redact(tx, guest._id);
    tx.audit({
      action: 'customer.erased',
      entity: 'customer',
      entityId: guest._id,
      customerId: guest._id,
    });
    tx.emit({ type: 'customer.erased', entityId: guest._id });
  }
}
