import { Injectable, Logger } from '@nestjs/common';
import { PasswordHasher } from '../../../common/auth/password-hasher';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { ConflictError, NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { AuditService, ERASED } from '../../audit/public';
import { CredentialLinksService, PasskeysService, SessionsService } from '../../credentials/public';
import { changeOf } from '../change-of';
import type { Customer } from '../customer.schema';
import type { CustomerFields } from '../customers.repository';
import { CustomersRepository } from '../customers.repository';
import { CustomersService } from '../customers.service';
import type { ProfileDeletion } from '../password.dto';
import { erasedLine } from './erased-lines';

/** A guest without personal data; names every field of the document except ids and dates. */
const nobody = {
  firstname: '',
  lastname: '',
  email: undefined,
  phone: undefined,
  birthDate: undefined,
  gender: undefined,
  loyaltyCode: undefined,
  globalComments: undefined,
  allergies: undefined,
  vip: undefined,
  preferences: undefined,
  tags: undefined,
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
  matchKeys: [],
  source: undefined,
  mergedInto: undefined,
  restrictedAt: undefined,
  erasedAt: undefined,
} satisfies Record<keyof CustomerFields, unknown>;

/**
 * Erases guests: the person disappears from the documents, the audit log and other domains' copies.
 * The empty document stays, so that bookings and totals do too. See
 * docs/domain/guests-and-privacy.md.
 */
@Injectable()
export class GuestEraser {
  private readonly logger = new Logger(GuestEraser.name);

  // eight: each forgets its own copy of the person
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: CustomersRepository,
    private readonly customers: CustomersService,
    private readonly sessions: SessionsService,
    private readonly links: CredentialLinksService,
    private readonly passkeys: PasskeysService,
    private readonly audit: AuditService,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} GUEST_IS_ETERNAL; GUEST_HAS_BOOKINGS, by a listener
   */
  erase(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const guest = await this.customers.get(tx, id);
      if (guest.doNotDelete) throw new ConflictError('GUEST_IS_ETERNAL');
      await this.eraseIn(tx, guest);
      return null;
    });
  }

  /**
   * In the transaction that answers the guest's request. Being Eternal keeps the venue from forgetting a guest by
   * itself, not guests from being forgotten.
   * @throws {ConflictError} GUEST_HAS_BOOKINGS, by a listener
   */
  eraseRequested(tx: Transaction, guest: Customer): Promise<void> {
    return this.eraseIn(tx, guest);
  }

  /**
   * Again, where a backup brought them back. Nothing refuses: it was decided when nothing stood against it.
   * @throws {NotFoundError} if there is none, or they are erased already
   */
  eraseOwed(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      // hidden in another one, too
      const guest = await this.repository.get(tx, id);
      if (guest.erasedAt) throw new NotFoundError();
      await this.eraseIn(tx, guest, true);
      return null;
    });
  }

  /**
   * At the guest's own request. The log entry names nobody.
   * @throws {NotFoundError}
   * @throws {RuleError} WRONG_PASSWORD
   * @throws {ConflictError} those of `erase`
   */
  async eraseOwn(ctx: RequestContext, { password }: ProfileDeletion): Promise<null> {
    const id = ownId(ctx);
    const { passwordHash } = await this.customers.get(ctx, id);
    if (!(await this.hasher.verify(passwordHash, password))) throw new RuleError('WRONG_PASSWORD');
    return this.erase({ ...ctx, actor: { kind: 'guest', id, name: ERASED }, ip: undefined }, id);
  }

  private async eraseIn(tx: Transaction, guest: Customer, isOwed = false): Promise<void> {
    await this.customers.erasing(tx, guest, isOwed);
    // guests merged into this one are the same person
    const others = await this.repository.mergedInto(tx, [guest._id]);
    for (const _id of [guest._id, ...others]) {
      await this.repository.save(tx, _id, undefined, changeOf({ ...nobody, erasedAt: tx.now }));
      await this.sessions.endAll(tx, 'guest', _id);
      await this.links.revoke(tx, _id);
      await this.passkeys.removeAll(tx, { kind: 'guest', _id });
      await this.audit.redact(tx, _id);
    }
    // one for each record: it is what allows their data to be missing from the log
    for (const _id of [guest._id, ...others]) {
      tx.audit({ action: 'customer.erased', entity: 'customer', entityId: _id, customerId: _id });
    }
    tx.emit({ type: 'customer.erased', entityId: guest._id });
    // outside of the database: what a restore of it is told of erasures since its last backup
    const lines = [guest._id, ...others].map((_id) => erasedLine(tx.vendorId, _id));
    tx.afterCommit(() => {
      for (const line of lines) this.logger.log(line);
    });
  }
}
