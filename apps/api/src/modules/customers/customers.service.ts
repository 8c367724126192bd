import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { termPattern } from '@atrium/rules/texts/search-text';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ownId } from '../../common/context/own-id';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { NotFoundError, RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { CredentialLinksService, SessionsService } from '../credentials/public';
import { changeOf } from './change-of';
import type { Consent, Customer, GuestSource } from './customer.schema';
import { CustomerOutput, OwnDataOutput, toCustomerOutput, toOwnData } from './customers.dto';
import { type Booker, type CustomerFields, CustomersRepository } from './customers.repository';
import { nameOf } from './guest-details';
import { type GuestDetails, GuestWriter } from './guest-writer';
import { assertUnrestricted } from './restriction/guest-restriction';
import { GuestSearchRepository } from './search/guest-search.repository';
import { listTerms } from './search/list-terms';
import { rarestFirst } from './search/rarest-first';

/** A new guest: from staff, a booking form or an import. */
export interface NewGuest extends GuestDetails {
  _id?: Types.ObjectId;
  source?: GuestSource;
}

export interface SignUp {
  firstname: string;
  lastname: string;
  email: string;
  phone?: string | null;
  /** argon2id. */
  passwordHash: string;
  languageCode?: string;
  /** What the guest agreed to or declined on the form. */
  consents?: readonly Pick<Consent, 'type' | 'given'>[];
}

/** How other domains show a guest. */
export type GuestContact = Pick<
  Customer,
  | '_id'
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'phone'
  | 'languageCode'
  | 'mergedInto'
  | 'allergies'
  | 'vip'
  | 'preferences'
  | 'tags'
>;

/** What somebody who does not sign in says of themselves. */
export interface VisitorDetails {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone?: string;
  readonly languageCode: string;
}

export interface VisitingGuest {
  readonly guest: GuestContact;
  /** What the visitor gave, in the form in which it is stored; what is known of the guest may differ. */
  readonly given: Required<Pick<GuestContact, 'firstname' | 'lastname' | 'email'>> &
    Pick<GuestContact, 'phone'>;
  /** Not stored yet. */
  readonly isNew: boolean;
}

/** Called in the transaction; may write along, or throw to refuse, unless it `isOwed`: they were erased before. */
export type ErasureListener = (tx: Transaction, guest: Customer, isOwed: boolean) => Promise<void>;

/** Called in the transaction; may write along. */
export type GuestsListener = (tx: Transaction, guests: readonly Customer[]) => Promise<void>;

const COMPANIONS_KEPT = 20;

/** A venue's guests, for this module and those built on it. */
@Injectable()
export class CustomersService {
  private readonly erasureListeners: ErasureListener[] = [];
  private readonly writeListeners: GuestsListener[] = [];

  constructor(
    private readonly customers: CustomersRepository,
    private readonly search: GuestSearchRepository,
    private readonly writer: GuestWriter,
    private readonly sessions: SessionsService,
    private readonly links: CredentialLinksService,
  ) {}

  /** @throws {NotFoundError} also for a guest who has been erased */
  get(scope: TenantScope, id: string | Types.ObjectId): Promise<Customer> {
    return this.customers.present(scope, id);
  }

  /** As `get`, but null for a guest who has been erased. */
  async findOrErased(scope: TenantScope, id: string | Types.ObjectId): Promise<Customer | null> {
    try {
      return await this.get(scope, id);
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }

  /** A booking's guest, without the search fields. @throws {NotFoundError} like `get` */
  booker(scope: TenantScope, id: string | Types.ObjectId): Promise<Booker> {
    return this.customers.booker(scope, id);
  }

  /**
   * The guest to attach something to in this transaction; after a merge, the guest who was kept. A
   * simultaneous merge conflicts, and whichever comes second sees the first.
   * @throws {NotFoundError} if the guest has been erased
   */
  claim(tx: Transaction, id: string | Types.ObjectId): Promise<Types.ObjectId> {
    return this.customers.claim(tx, typeof id === 'string' ? clientId(id) : id);
  }

  /** Who a guest is now: themselves, or whoever they were merged into. @throws {NotFoundError} */
  current(scope: TenantScope, id: Types.ObjectId): Promise<Types.ObjectId> {
    return this.customers.current(scope, id);
  }

  /** All, newest first, behind `after`. */
  page(scope: TenantScope, limit: number, after?: Types.ObjectId): Promise<Customer[]> {
    return this.customers.page(scope, limit, after);
  }

  /** Those of these guests who are neither erased nor merged into another, without the search fields. */
  presentOf(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Booker[]> {
    return this.customers.presentOf(scope, ids);
  }

  /** A guest as staff see them. @throws {NotFoundError} */
  async show(scope: TenantScope, id: string): Promise<CustomerOutput> {
    return toCustomerOutput(await this.get(scope, id));
  }

  /** All that the signed-in guest's document holds. @throws {NotFoundError} */
  async own(ctx: RequestContext): Promise<OwnDataOutput> {
    return toOwnData(await this.get(ctx, ownId(ctx)));
  }

  /**
   * With `passwordHash`, and including inactive guests: signing in distinguishes the two. Ignores
   * case.
   */
  findForSignIn(scope: TenantScope, email: string): Promise<Customer | null> {
    return this.customers.byEmail(scope, email.trim().toLowerCase());
  }

  /** Names and contact details by hex id; unknown and erased guests are left out. */
  async namesOf(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, GuestContact>> {
    if (ids.length === 0) return new Map();
    const guests = await this.customers.byIds(scope, ids);
    return new Map(guests.map((guest) => [guest._id.toHexString(), guest]));
  }

  /**
   * Ids of guests whose name, email, phone or loyalty code contains each word of a text, for other
   * domains' lists. @param limit maximum number of ids
   */
  async matching(scope: TenantScope, text: string, limit: number): Promise<Types.ObjectId[]> {
    const terms = listTerms(text);
    const [rarest, ...others] = await rarestFirst(terms, (term, most) =>
      this.search.count(scope, termPattern(term), most),
    );
    if (rarest === undefined) return [];
    return this.search.ids(scope, { rarest: termPattern(rarest), others }, limit);
  }

  /** Like `matching`, among these guests only: for a text that matches many, and a short list. */
  matchingAmong(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    text: string,
  ): Promise<Types.ObjectId[]> {
    return this.search.idsAmong(scope, guests, listTerms(text));
  }

  /**
   * A new guest, without a password.
   * @throws {RuleError} EMAIL_TAKEN, MISSING_GUEST_DETAILS, INVALID_NAME, INVALID_EMAIL,
   *   INVALID_PHONE, INVALID_BIRTH_DATE
   */
  async create(tx: Transaction, { _id, source, ...details }: NewGuest): Promise<Customer> {
    const fields = await this.writer.merge(tx, {}, details);
    const given = { ...(_id ? { _id } : {}), ...(source ? { source } : {}) };
    return this.add(tx, 'customer.created', { ...fields, ...given });
  }

  /**
   * Finds the guest with a visitor's email address, or prepares a new one. Bad details are refused the same way in
   * either case, so that nobody can find out who is a guest.
   * @throws {RuleError} those of `create`, but for EMAIL_TAKEN
   */
  async visiting(ctx: RequestContext, details: VisitorDetails): Promise<VisitingGuest> {
    const {
      firstname = '',
      lastname = '',
      email = '',
      phone,
    } = await this.writer.details(ctx, {}, details);
    const given = { firstname, lastname, email, ...(phone ? { phone } : {}) };
    const known = await this.customers.bookerByEmail(ctx, email);
    if (known) return { guest: known, given, isNew: false };
    const { languageCode } = details;
    return { guest: { _id: new Types.ObjectId(), ...given, languageCode }, given, isNew: true };
  }

  /**
   * A guest creating their own account.
   * @throws {RuleError} EMAIL_TAKEN, and those of `create`
   */
  async signUp(tx: Transaction, input: SignUp): Promise<Customer> {
    const { passwordHash, consents = [], ...details } = input;
    if (!details.email.trim() || !details.firstname.trim() || !details.lastname.trim()) {
      throw new RuleError('MISSING_GUEST_DETAILS');
    }
    const fields = await this.writer.merge(tx, {}, details);
    return this.add(tx, 'customer.signedUp', {
      ...fields,
      passwordHash,
      consents: consents.map(({ type, given }) => ({ type, given, at: tx.now })),
    });
  }

  /**
   * Changes the given details of a guest.
   * @param version that was edited; undefined skips the check
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} GUEST_IS_RESTRICTED
   * @throws {RuleError} those of `create`
   */
  async change(
    tx: Transaction,
    id: string | Types.ObjectId,
    version: number | undefined,
    details: GuestDetails,
  ): Promise<Customer> {
    const before = await this.get(tx, id);
    assertUnrestricted(tx, before);
    const { _id, _vendor, version: _current, createdAt, updatedAt, ...fields } = before;
    const change = changeOf(await this.writer.merge(tx, fields, details));
    const after = await this.customers.save(tx, _id, version, change);
    if (before.active && !after.active) await this.sessions.endAll(tx, 'guest', _id);
    // a link already sent belongs to whoever reads the old address
    if (after.email !== before.email) await this.links.revoke(tx, _id);
    this.auditChange(tx, 'customer.updated', before, after);
    await this.written(tx, [after]);
    tx.emit({ type: 'customer.updated', entityId: _id, customerId: _id });
    return after;
  }

  /**
   * Sets a guest's password; ends the sessions opened with the old one, and any link to choose
   * another.
   * @param hash argon2id
   * @param exceptSession the session that stays, for guests changing their own password
   * @throws {NotFoundError}
   */
  async setPasswordHash(
    tx: Transaction,
    id: string | Types.ObjectId,
    hash: string,
    exceptSession?: string,
  ): Promise<Customer> {
    const before = await this.get(tx, id);
    const after = await this.customers.save(
      tx,
      before._id,
      undefined,
      changeOf({ passwordHash: hash }),
    );
    this.auditChange(tx, 'customer.passwordChanged', before, after);
    await this.sessions.endAll(tx, 'guest', after._id, exceptSession);
    await this.links.revoke(tx, after._id);
    return after;
  }

  /** Remembers the companions a guest booked with: latest first, without repeats, ignoring case. */
  async rememberCompanions(
    tx: Transaction,
    id: string | Types.ObjectId,
    names: readonly string[],
  ): Promise<void> {
    const fresh = names.map((name) => nameOf(name, 'firstname')).filter(Boolean);
    if (fresh.length === 0) return;
    const { _id, companions } = await this.get(tx, id);
    const known = new Map<string, string>();
    for (const name of [...fresh, ...companions]) {
      const key = name.toLowerCase();
      if (!known.has(key)) known.set(key, name);
    }
    await this.customers.update(tx, _id, {
      $set: { companions: [...known.values()].slice(0, COMPANIONS_KEPT) },
    });
  }

  /** These guests, in the given order. @throws {NotFoundError} if one of them is not there */
  async several(scope: TenantScope, ids: readonly string[]): Promise<Booker[]> {
    const found = await this.customers.presentOf(scope, ids.map(clientId));
    const byId = new Map(found.map((guest) => [guest._id.toHexString(), guest]));
    return ids.map((id) => {
      const guest = byId.get(id.toLowerCase());
      if (!guest) throw new NotFoundError();
      return guest;
    });
  }

  /** Which ids of another system have been imported, with the guest each became. */
  knownSources(
    scope: TenantScope,
    system: string,
    externalIds: readonly string[],
  ): Promise<Map<string, Types.ObjectId>> {
    return this.customers.bySource(scope, system, externalIds);
  }

  /** Brings guests in from another system, each with its entry in the audit log. */
  async bringIn(tx: Transaction, guests: readonly NewGuest[]): Promise<Customer[]> {
    const fields: CustomerFields[] = [];
    for (const { source, ...details } of guests) {
      fields.push({ ...(await this.writer.merge(tx, {}, details)), ...(source ? { source } : {}) });
    }
    const created = await this.customers.insertMany(tx, fields);
    for (const guest of created) this.auditChange(tx, 'customer.imported', null, guest);
    await this.written(tx, created);
    return created;
  }

  /** Called before a guest's data is erased: refuse, or erase copies of it. */
  registerErasureListener(listener: ErasureListener): void {
    this.erasureListeners.push(listener);
  }

  /** Calls every listener in order of registration. */
  async erasing(tx: Transaction, guest: Customer, isOwed = false): Promise<void> {
    for (const listener of this.erasureListeners) await listener(tx, guest, isOwed);
  }

  /** Called after guests were made or their details changed, in that transaction. */
  registerWriteListener(listener: GuestsListener): void {
    this.writeListeners.push(listener);
  }

  private async written(tx: Transaction, guests: readonly Customer[]): Promise<void> {
    for (const listener of this.writeListeners) await listener(tx, guests);
  }

  private async add(
    tx: Transaction,
    action: AuditAction,
    fields: CustomerFields & Partial<Pick<Customer, '_id'>>,
  ): Promise<Customer> {
    const guest = await this.customers.add(tx, fields);
    this.auditChange(tx, action, null, guest);
    await this.written(tx, [guest]);
    tx.emit({ type: 'customer.created', entityId: guest._id });
    return guest;
  }

  private auditChange(
    tx: Transaction,
    action: AuditAction,
    before: Customer | null,
    after: Customer,
  ): void {
    const { _id } = after;
    tx.audit({ action, entity: 'customer', entityId: _id, customerId: _id, before, after });
  }
}
