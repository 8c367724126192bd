import type { Model, QueryFilter, SortOrder, Types, UpdateQuery } from 'mongoose';
import type { TenantScope } from '../context/request-context';
import { NotFoundError, RuleError, StaleVersionError } from '../errors/app-error';
import { type DuplicateRefusal, refusingDuplicates } from './duplicate-key';
import { clientId, objectId } from './object-id';
import type { TenantOwned } from './tenant.plugin';

export interface FindOptions {
  readonly sort?: Record<string, SortOrder>;
  readonly limit?: number;
  readonly skip?: number;
  readonly projection?: Record<string, 0 | 1>;
  /** Name or keys of the index to read by, where the planner cannot know which is best. */
  readonly hint?: string | Record<string, 1 | -1>;
}

/** Documents answered in one round trip; the driver's own first batch has 101. */
const ONE_BATCH = 1_000;
/** Most documents that one transaction changes. */
const MOST_CHANGED = 5_000;

/** A tenant-owned document that two people can edit. */
export interface Versioned {
  version: number;
}

/**
 * Base of the repositories of tenant-owned collections. Every method demands the scope (venue, and
 * the transaction where there is one); answers are plain objects.
 */
export abstract class TenantRepository<T extends TenantOwned> {
  /** @param refusals what the caller is told when a unique index refuses a write */
  protected constructor(
    protected readonly model: Model<T>,
    private readonly refusals: readonly DuplicateRefusal[] = [],
  ) {}

  protected scoped(scope: TenantScope, filter: QueryFilter<T> = {}): QueryFilter<T> {
    return { ...filter, _vendor: objectId(scope.vendorId) } as QueryFilter<T>;
  }

  async find(
    scope: TenantScope,
    filter: QueryFilter<T> = {},
    options: FindOptions = {},
  ): Promise<T[]> {
    const query = this.model.find(this.scoped(scope, filter), options.projection, {
      session: scope.session,
    });
    if (options.sort) query.sort(options.sort);
    if (options.skip) query.skip(options.skip);
    if (options.limit) query.limit(options.limit);
    query.batchSize(options.limit ? options.limit + 1 : ONE_BATCH);
    if (options.hint) query.hint(options.hint);
    return query.lean<T[]>();
  }

  async findOne(scope: TenantScope, filter: QueryFilter<T>): Promise<T | null> {
    return this.model
      .findOne(this.scoped(scope, filter), undefined, { session: scope.session })
      .lean<T | null>();
  }

  /** @throws {NotFoundError} when it is missing, is no id, or is another venue's */
  async get(scope: TenantScope, id: string | Types.ObjectId): Promise<T> {
    const _id = typeof id === 'string' ? clientId(id) : id;
    const found = await this.findOne(scope, { _id } as QueryFilter<T>);
    if (!found) throw new NotFoundError();
    return found;
  }

  async count(scope: TenantScope, filter: object = {}): Promise<number> {
    return this.model.countDocuments(this.scoped(scope, filter as QueryFilter<T>), {
      session: scope.session,
    });
  }

  insert(
    scope: TenantScope,
    document: Omit<T, '_id' | '_vendor'> & { _id?: Types.ObjectId },
  ): Promise<T> {
    return this.insertNew(scope, document as Partial<Omit<T, '_vendor'>>);
  }

  /** As `insert`, for fields that leave the rest to the schema's defaults. */
  async insertNew(scope: TenantScope, fields: Partial<Omit<T, '_vendor'>>): Promise<T> {
    const [created] = await this.refusingDuplicates(() =>
      this.model.create([{ ...fields, _vendor: objectId(scope.vendorId) }] as never, {
        session: scope.session,
      }),
    );
    return (created as unknown as { toObject(): T }).toObject();
  }

  /**
   * Updates one document and answers it as it is now.
   * @throws {NotFoundError}
   */
  async update(
    scope: TenantScope,
    id: string | Types.ObjectId,
    change: UpdateQuery<T>,
  ): Promise<T> {
    const _id = typeof id === 'string' ? clientId(id) : id;
    const updated = await this.model
      .findOneAndUpdate(this.scoped(scope, { _id } as QueryFilter<T>), change, {
        session: scope.session,
        returnDocument: 'after',
        runValidators: true,
      })
      .lean<T | null>();
    if (!updated) throw new NotFoundError();
    return updated;
  }

  /**
   * Updates a document unless somebody saved it since `version` was read; counts its version up.
   * @param version of what the editor saw; undefined skips the check
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   */
  async updateVersioned(
    scope: TenantScope,
    id: string | Types.ObjectId,
    version: number | undefined,
    change: UpdateQuery<T>,
  ): Promise<T> {
    const before = await this.get(scope, id);
    const { version: current } = before as unknown as Versioned;
    if (version !== undefined && version !== current) throw new StaleVersionError(current);
    const updated = await this.refusingDuplicates(() =>
      this.model
        .findOneAndUpdate(
          this.scoped(scope, { _id: before._id, version: current } as QueryFilter<T>),
          { ...change, $inc: { ...change.$inc, version: 1 } } as UpdateQuery<T>,
          { session: scope.session, returnDocument: 'after', runValidators: true },
        )
        .lean<T | null>(),
    );
    if (!updated) throw new StaleVersionError(current);
    return updated;
  }

  /** @throws {NotFoundError} */
  async delete(scope: TenantScope, id: string | Types.ObjectId): Promise<void> {
    const _id = typeof id === 'string' ? clientId(id) : id;
    const { deletedCount } = await this.model.deleteOne(
      this.scoped(scope, { _id } as QueryFilter<T>),
      { session: scope.session },
    );
    if (deletedCount === 0) throw new NotFoundError();
  }

  /**
   * Changes every document that a filter finds, and answers which.
   * @throws {RuleError} TOO_MANY_RESULTS when there are more than one transaction should change
   */
  async updateEach(
    scope: TenantScope,
    filter: object,
    change: UpdateQuery<T>,
  ): Promise<Types.ObjectId[]> {
    const found = await this.find(scope, filter as QueryFilter<T>, {
      projection: { _id: 1 },
      limit: MOST_CHANGED + 1,
    });
    if (found.length > MOST_CHANGED) throw new RuleError('TOO_MANY_RESULTS');
    const ids = found.map(({ _id }) => _id);
    if (ids.length === 0) return ids;
    await this.model.updateMany(
      this.scoped(scope, { _id: { $in: ids } } as QueryFilter<T>),
      change,
      { session: scope.session },
    );
    return ids;
  }

  /** @throws {AppError} as the repository declares it for the index that refuses the write */
  protected refusingDuplicates<R>(write: () => Promise<R>): Promise<R> {
    return refusingDuplicates(this.refusals, write);
  }
}
