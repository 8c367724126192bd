import { termPattern } from '@atrium/rules/texts/search-text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import DataLoader from 'dataloader';
import type { ClientSession, Model, Types, UpdateQuery } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { isDuplicateKey } from '../../common/database/duplicate-key';
import { clientId, objectId } from '../../common/database/object-id';
import { TenantRepository } from '../../common/database/tenant.repository';
import { ConflictError, NotFoundError, RuleError } from '../../common/errors/app-error';
import {
  type ConsentType,
  CUSTOMER_DECLINING_SEARCH_INDEX,
  CUSTOMER_EMAIL_KEY,
  Customer,
} from './customer.schema';

/** A guest's fields; missing ones take their defaults. */
export type CustomerFields = Partial<
  Omit<Customer, '_id' | '_vendor' | 'createdAt' | 'updatedAt' | 'version' | 'claims'>
>;

export interface DecliningPage {
  /** Normalised words that each guest must have; none: all guests. */
  readonly terms: readonly string[];
  readonly limit: number;
  /** The last guest of the previous page. */
  readonly after?: Types.ObjectId;
}

/** A guest without the search fields, which are most of the document. */
export type Booker = Omit<Customer, 'searchKeys' | 'searchText' | 'matchKeys'>;

/** Guests per query. */
const MAX_BATCH = 100;

const inOneQuery = {
  cache: false,
  maxBatchSize: MAX_BATCH,
  batchScheduleFn: (read: () => void) => setImmediate(read),
};
const WITHOUT_SEARCH = { searchKeys: 0, searchText: 0, matchKeys: 0 } as const;

@Injectable()
export class CustomersRepository extends TenantRepository<Customer> {
  /** Simultaneous bookings read their guests in one query; nothing is cached. */
  private readonly bookers = new DataLoader<[string, Types.ObjectId], Booker | null>(
    (guests) => this.readBookers(guests),
    inOneQuery,
  );
  /** The same of who books without an account. */
  private readonly bookersByEmail = new DataLoader<[string, string], Booker | null>(
    (guests) => this.readBookersByEmail(guests),
    inOneQuery,
  );

  constructor(@InjectModel(Customer.name) model: Model<Customer>) {
    super(model, [{ key: CUSTOMER_EMAIL_KEY, error: RuleError, code: 'EMAIL_TAKEN' }]);
  }

  /** @throws {NotFoundError} also for a guest who has been erased or merged into another */
  async present(scope: TenantScope, id: string | Types.ObjectId): Promise<Customer> {
    const _id = typeof id === 'string' ? clientId(id) : id;
    const found = await this.findOne(scope, { _id, ...present });
    if (!found) throw new NotFoundError();
    return found;
  }

  /**
   * A booking's guest, read outside its transaction.
   * @throws {NotFoundError} like `present`
   */
  async booker({ vendorId }: TenantScope, id: string | Types.ObjectId): Promise<Booker> {
    const _id = typeof id === 'string' ? clientId(id) : id;
    const found = await this.bookers.load([vendorId, _id]);
    if (!found) throw new NotFoundError();
    return found;
  }

  /** As `byEmail`, without the search fields. @param email in lower case */
  bookerByEmail({ vendorId }: TenantScope, email: string): Promise<Booker | null> {
    return this.bookersByEmail.load([vendorId, email]);
  }

  /** @param email in lower case */
  byEmail(scope: TenantScope, email: string): Promise<Customer | null> {
    return this.findOne(scope, { email });
  }

  byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Customer[]> {
    return this.find(
      scope,
      { _id: { $in: [...ids] }, erasedAt: { $exists: false } },
      {
        projection: {
          ...{ firstname: 1, lastname: 1, email: 1, phone: 1 },
          ...{ languageCode: 1, mergedInto: 1, allergies: 1, vip: 1 },
          ...{ preferences: 1, tags: 1 },
        },
      },
    );
  }

  /** Every tag in use, by the alphabet. */
  async tags(scope: TenantScope): Promise<string[]> {
    const found = await this.model.distinct(
      'tags',
      this.scoped(scope, { tags: { $exists: true } }),
    );
    return found.flatMap((tag) => tag ?? []).toSorted((a, b) => a.localeCompare(b));
  }

  /** Newest first, behind `after`. */
  page(scope: TenantScope, limit: number, after?: Types.ObjectId): Promise<Customer[]> {
    return this.find(
      scope,
      { ...(after ? { _id: { $lt: after } } : {}), ...present },
      { sort: { _id: -1 }, limit },
    );
  }

  /** Oldest first, after `after`, without Eternal guests and those who asked that their data be only kept. */
  oldest(scope: TenantScope, limit: number, after?: Types.ObjectId): Promise<Customer[]> {
    return this.find(
      scope,
      {
        ...(after ? { _id: { $gt: after } } : {}),
        doNotDelete: false,
        restrictedAt: { $exists: false },
        ...present,
      },
      { sort: { _id: 1 }, limit, projection: { createdAt: 1, doNotDelete: 1 } },
    );
  }

  countEternal(scope: TenantScope): Promise<number> {
    return this.count(scope, { doNotDelete: true, ...present });
  }

  /** Guests who share one of these keys, at most `limit`. */
  sharing(scope: TenantScope, keys: readonly string[], limit: number): Promise<Customer[]> {
    return this.find(scope, { matchKeys: { $in: [...keys] }, ...present }, { limit });
  }

  /** Those of these guests who are neither erased nor merged into another. */
  presentOf(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Booker[]> {
    return this.find(
      scope,
      { _id: { $in: [...ids] }, ...present },
      { projection: { searchKeys: 0, searchText: 0, matchKeys: 0 } },
    );
  }

  /** The latest consents of these guests; missing guests are left out. */
  consentsOf(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<Pick<Customer, '_id' | 'consents' | 'restrictedAt'>[]> {
    return this.find(
      scope,
      { _id: { $in: [...ids] }, ...present },
      { projection: { consents: 1, restrictedAt: 1 } },
    );
  }

  /** Guests who declined any of these, newest guests first. */
  async declining(
    scope: TenantScope,
    types: readonly ConsentType[],
    { terms, limit, after }: DecliningPage,
  ): Promise<Customer[]> {
    const [longest, ...others] = [...terms].sort((a, b) => b.length - a.length);
    const query = this.model.find(
      this.scoped(scope, {
        'consents.given': false,
        consents: { $elemMatch: { type: { $in: [...types] }, given: false } },
        ...(after ? { _id: { $lt: after } } : {}),
        ...(longest ? { searchKeys: new RegExp(termPattern(longest)) } : {}),
        ...(others.length > 0
          ? { $and: others.map((term) => ({ searchKeys: new RegExp(termPattern(term)) })) }
          : {}),
        ...present,
      }),
    );
    if (longest) query.hint(CUSTOMER_DECLINING_SEARCH_INDEX);
    return query.sort({ _id: -1 }).limit(limit).lean<Customer[]>();
  }

  /**
   * The guest to attach something to in a transaction; after a merge, the guest who was kept.
   * Writes the guest, so that an unseen merge conflicts.
   * @throws {NotFoundError} if the guest has been erased
   */
  async claim(
    scope: TenantScope & { readonly session: ClientSession },
    id: Types.ObjectId,
  ): Promise<Types.ObjectId> {
    const found = await this.model
      .findOneAndUpdate(
        this.scoped(scope, { _id: id, erasedAt: { $exists: false } }),
        { $inc: { claims: 1 } },
        { session: scope.session, timestamps: false, projection: { mergedInto: 1 } },
      )
      .lean<Pick<Customer, '_id' | 'mergedInto'> | null>();
    if (!found) throw new NotFoundError();
    return found.mergedInto ? this.claim(scope, found.mergedInto) : found._id;
  }

  /** Who a guest is now: themselves, or whoever they were merged into. @throws {NotFoundError} */
  async current(scope: TenantScope, id: Types.ObjectId): Promise<Types.ObjectId> {
    const { _id, mergedInto } = await this.get(scope, id);
    return mergedInto ? this.current(scope, mergedInto) : _id;
  }

  /** The guests merged into these. */
  async mergedInto(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
  ): Promise<Types.ObjectId[]> {
    const found = await this.find(
      scope,
      { mergedInto: { $in: [...guests], $exists: true } },
      { projection: { _id: 1 } },
    );
    return found.map(({ _id }) => _id);
  }

  /** @throws {RuleError} EMAIL_TAKEN */
  add(
    scope: TenantScope,
    fields: CustomerFields & Partial<Pick<Customer, '_id'>>,
  ): Promise<Customer> {
    return this.insertNew(scope, fields);
  }

  /** @throws {RuleError} EMAIL_TAKEN, and those of updateVersioned */
  save(
    scope: TenantScope,
    id: Types.ObjectId,
    version: number | undefined,
    change: UpdateQuery<Customer>,
  ): Promise<Customer> {
    return this.updateVersioned(scope, id, version, change);
  }

  /**
   * @throws {RuleError} EMAIL_TAKEN for a single guest
   * @throws {ConflictError} CONFLICT for several: the driver does not say which of them clashes, or
   * with what
   */
  async insertMany(scope: TenantScope, guests: readonly CustomerFields[]): Promise<Customer[]> {
    const [first, ...others] = guests;
    if (first && others.length === 0) return [await this.insertNew(scope, first)];
    const _vendor = objectId(scope.vendorId);
    try {
      const created = await this.model.insertMany(
        guests.map((guest) => ({ ...guest, _vendor })),
        { session: scope.session },
      );
      return created.map((guest) => guest.toObject());
    } catch (cause) {
      throw isDuplicateKey(cause) ? new ConflictError('CONFLICT', { cause }) : cause;
    }
  }

  /** Ids of already imported guests, by their id in the source. */
  async bySource(
    scope: TenantScope,
    system: string,
    externalIds: readonly string[],
  ): Promise<Map<string, Types.ObjectId>> {
    const known = await this.find(
      scope,
      { 'source.system': system, 'source.externalId': { $in: [...externalIds] } },
      { projection: { source: 1, mergedInto: 1 } },
    );
    return new Map(
      known.map(({ _id, source, mergedInto }) => [source?.externalId ?? '', mergedInto ?? _id]),
    );
  }

  private async readBookers(
    guests: readonly (readonly [vendorId: string, id: Types.ObjectId])[],
  ): Promise<(Booker | null)[]> {
    const found = new Map<string, Booker>();
    const readOf = async (vendorId: string) => {
      const ids = guests.flatMap(([vendor, id]) => (vendor === vendorId ? [id] : []));
      const bookers = await this.model.collection
        .find<Booker>(
          { _id: { $in: ids }, _vendor: objectId(vendorId), ...present },
          { projection: WITHOUT_SEARCH, hint: { _id: 1 } },
        )
        .toArray();
      for (const booker of bookers) found.set(keyOf(vendorId, booker._id), booker);
    };
    await Promise.all([...new Set(guests.map(([vendorId]) => vendorId))].map(readOf));
    return guests.map(([vendorId, id]) => found.get(keyOf(vendorId, id)) ?? null);
  }

  private async readBookersByEmail(
    guests: readonly (readonly [vendorId: string, email: string])[],
  ): Promise<(Booker | null)[]> {
    const found = new Map<string, Booker>();
    const readOf = async (vendorId: string) => {
      const emails = guests.flatMap(([vendor, email]) => (vendor === vendorId ? [email] : []));
      const bookers = await this.model.collection
        .find<Booker>(
          { _vendor: objectId(vendorId), email: { $in: emails } },
          { projection: WITHOUT_SEARCH },
        )
        .toArray();
      for (const booker of bookers) found.set(`${vendorId}|${booker.email}`, booker);
    };
    await Promise.all([...new Set(guests.map(([vendorId]) => vendorId))].map(readOf));
    return guests.map((guest) => found.get(guest.join('|')) ?? null);
  }
}

const keyOf = (vendorId: string, id: Types.ObjectId): string => `${vendorId}|${id.toHexString()}`;

/** Neither erased nor merged into another. */
const present = { erasedAt: { $exists: false }, mergedInto: { $exists: false } };
