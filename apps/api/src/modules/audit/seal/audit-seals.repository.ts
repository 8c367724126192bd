import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, mongo, Types } from 'mongoose';
import { AUDIT_COLLECTION, type StoredAuditEntry } from '../../../common/audit/audit-log';
import type { TenantScope } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { objectId } from '../../../common/database/object-id';
import { AuditSalt } from './audit-salt.schema';
import { AuditSeal } from './audit-seal.schema';
import { unpacked } from './entry-digest';

/** The chain of seals, and the entries as it needs them: in the order in which they were written. */
@Injectable()
export class AuditSealsRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(AuditSeal.name) private readonly seals: Model<AuditSeal>,
    @InjectModel(AuditSalt.name) private readonly salts: Model<AuditSalt>,
  ) {}

  private get entries() {
    return this.connection.collection<StoredAuditEntry>(AUDIT_COLLECTION);
  }

  /** How far the log of the installation has been looked through; undefined before the first seal. */
  async sealedUpTo(): Promise<Types.ObjectId | undefined> {
    const [last] = await this.seals.collection
      .find<Pick<AuditSeal, 'upTo'>>({}, { sort: { upTo: -1 }, limit: 1, projection: { upTo: 1 } })
      .toArray();
    return last?.upTo;
  }

  /** Hex ids of the entries that seals from there on have, of any venue. */
  async sealedSince(from: Types.ObjectId): Promise<Set<string>> {
    const ids = new Set<string>();
    const recent = this.seals.collection.find<{ leaves: mongo.Binary }>(
      { upTo: { $gte: from } },
      { projection: { leaves: 1 } },
    );
    for await (const { leaves } of recent) {
      for (const { entry } of unpacked(bytesOf(leaves))) ids.add(entry.toHexString());
    }
    return ids;
  }

  /** Of any venue, those written from there on that are in none of these seals, the oldest first. */
  async unsealed(
    from: Types.ObjectId | undefined,
    sealed: ReadonlySet<string>,
    limit: number,
  ): Promise<StoredAuditEntry[]> {
    const ids: Types.ObjectId[] = [];
    const found = this.entries.find<Pick<StoredAuditEntry, '_id'>>(
      from ? { _id: { $gte: from } } : {},
      {
        sort: { _id: 1 },
        projection: { _id: 1 },
        // what is not durable yet is sealed the next time
        readConcern: 'majority',
      },
    );
    for await (const { _id } of found) {
      if (!sealed.has(_id.toHexString())) ids.push(_id);
      if (ids.length === limit) break;
    }
    if (ids.length === 0) return [];
    return this.entries
      .find({ _id: { $in: ids } }, { sort: { _id: 1 }, readConcern: 'majority' })
      .toArray();
  }

  /** All entries about a guest that are older than the one that says they were erased. */
  ofErased(
    { vendorId }: TenantScope,
    customerId: Types.ObjectId,
    before: Types.ObjectId,
  ): Promise<StoredAuditEntry[]> {
    return this.entries
      .find({ _vendor: objectId(vendorId), customerId, _id: { $lt: before } })
      .toArray();
  }

  /** The entry that says that a guest was erased. */
  async erasureOf(
    { vendorId }: TenantScope,
    customerId: Types.ObjectId,
  ): Promise<Types.ObjectId | undefined> {
    const found = await this.entries.findOne(
      { _vendor: objectId(vendorId), customerId, action: 'customer.erased' },
      { projection: { _id: 1 } },
    );
    return found?._id;
  }

  async entriesOf(
    { vendorId }: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<Map<string, StoredAuditEntry>> {
    const found = await this.entries
      .find({ _id: { $in: [...ids] }, _vendor: objectId(vendorId) })
      .toArray();
    return new Map(found.map((entry) => [entry._id.toHexString(), entry]));
  }

  countEntries({ vendorId }: TenantScope): Promise<number> {
    return this.entries.countDocuments({ _vendor: objectId(vendorId) });
  }

  /** Ids of a venue's entries, read as they are used. */
  async *idsOf({ vendorId }: TenantScope): AsyncGenerator<Types.ObjectId> {
    const found = this.entries.find<Pick<StoredAuditEntry, '_id'>>(
      { _vendor: objectId(vendorId) },
      { projection: { _id: 1 } },
    );
    for await (const { _id } of found) yield _id;
  }

  last({ vendorId }: TenantScope): Promise<AuditSeal | null> {
    return this.seals
      .findOne({ _vendor: objectId(vendorId) }, { leaves: 0, erased: 0 })
      .sort({ no: -1 })
      .lean<AuditSeal | null>();
  }

  /** A venue's seals in order, read as they are used. */
  async *chain({ vendorId }: TenantScope): AsyncGenerator<AuditSeal> {
    const found = this.seals
      .find({ _vendor: objectId(vendorId) })
      .sort({ no: 1 })
      .lean<AuditSeal[]>()
      .cursor();
    for await (const { leaves, erased, ...seal } of found) {
      yield { ...seal, leaves: bytesOf(leaves), erased: bytesOf(erased) };
    }
  }

  /** All or none; false if another process has added one of these numbers. */
  async addAll(seals: readonly Omit<AuditSeal, '_id'>[]): Promise<boolean> {
    if (seals.length === 0) return true;
    try {
      await this.connection.transaction(
        (session) => this.seals.insertMany([...seals], { session }),
        { writeConcern: { w: 'majority', j: true } },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** The salts of these guests by hex id. */
  async saltsOf(
    { vendorId }: TenantScope,
    guests: readonly Types.ObjectId[],
  ): Promise<Map<string, Buffer>> {
    const found = await this.salts
      .find({ _vendor: objectId(vendorId), customerId: { $in: [...guests] } })
      .lean<AuditSalt[]>();
    return new Map(found.map(({ customerId, salt }) => [customerId.toHexString(), bytesOf(salt)]));
  }

  /** As `saltsOf`, after making those that are missing. */
  async ensureSalts(
    scope: TenantScope,
    of: readonly Types.ObjectId[],
  ): Promise<Map<string, Buffer>> {
    const guests = [...new Map(of.map((id) => [id.toHexString(), id])).values()];
    const known = await this.saltsOf(scope, guests);
    const missing = guests.filter((guest) => !known.has(guest.toHexString()));
    if (missing.length === 0) return known;
    const _vendor = objectId(scope.vendorId);
    const made = missing.map((customerId) => ({ _vendor, customerId, salt: randomBytes(32) }));
    try {
      await this.salts.collection.insertMany(made as AuditSalt[], { ordered: false });
    } catch (error) {
      // another process has made some of them meanwhile: those count
      if (!isDuplicateKey(error)) throw error;
      return this.saltsOf(scope, guests);
    }
    return new Map([
      ...known,
      ...made.map(({ customerId, salt }) => [customerId.toHexString(), salt] as const),
    ]);
  }

  async dropSalts(
    { vendorId, session }: TenantScope,
    guests: readonly Types.ObjectId[],
  ): Promise<void> {
    if (guests.length === 0) return;
    await this.salts.deleteMany(
      { _vendor: objectId(vendorId), customerId: { $in: [...guests] } },
      { session },
    );
  }
}

/** What is read without a document of mongoose's is the driver's own type of binary. */
const bytesOf = (value: Buffer | mongo.Binary): Buffer =>
  Buffer.isBuffer(value) ? value : Buffer.from(value.value());
