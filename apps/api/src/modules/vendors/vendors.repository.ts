import { termPattern } from '@atrium/rules/texts/search-text';
import { SANDBOX } from '@atrium/rules/venue/sandbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type ClientSession,
  isObjectIdOrHexString,
  type Model,
  type QueryFilter,
  type Types,
  type UpdateQuery,
} from 'mongoose';
import { refusingDuplicates } from '../../common/database/duplicate-key';
import { objectId } from '../../common/database/object-id';
import { NotFoundError, RuleError, StaleVersionError } from '../../common/errors/app-error';
import { VENDOR_SLUG_KEY, Vendor, type VendorModules } from './vendor.schema';

/** Where a write belongs: its transaction. */
interface InTransaction {
  readonly session: ClientSession;
}

/** The required fields of a new venue; the rest have defaults. */
export type NewVendor = Pick<
  Vendor,
  'name' | 'slug' | 'timezone' | 'country' | 'currency' | 'searchKeys'
> &
  Partial<Vendor>;

const slugTaken = [{ key: VENDOR_SLUG_KEY, error: RuleError, code: 'SLUG_TAKEN' }] as const;

@Injectable()
export class VendorsRepository {
  constructor(@InjectModel(Vendor.name) private readonly model: Model<Vendor>) {}

  /** @throws {NotFoundError} VENDOR_NOT_FOUND */
  async getBySlugOrId(slugOrId: string, session?: ClientSession): Promise<Vendor> {
    const found = await this.findBySlugOrId(slugOrId, session);
    if (!found) throw new NotFoundError('VENDOR_NOT_FOUND');
    return found;
  }

  findBySlugOrId(slugOrId: string, session?: ClientSession): Promise<Vendor | null> {
    return this.model
      .findOne(
        isObjectIdOrHexString(slugOrId) ? { _id: slugOrId } : { slug: slugOrId.toLowerCase() },
        undefined,
        { session },
      )
      .lean<Vendor | null>();
  }

  /** Venues whose keys start with the term, by name; all for an empty term. Nobody looks for the sandbox. */
  search(term: string, module: keyof VendorModules | undefined, limit: number): Promise<Vendor[]> {
    const filter: QueryFilter<Vendor> = {
      _id: { $ne: objectId(SANDBOX.vendorId) },
      ...(term ? { searchKeys: { $regex: termPattern(term) } } : {}),
      ...(module ? { [`modules.${module}`]: true } : {}),
    };
    return this.model.find(filter).sort({ name: 1 }).limit(limit).lean<Vendor[]>();
  }

  /** Newest first, after the venue given as cursor. */
  page(limit: number, after?: Types.ObjectId): Promise<Vendor[]> {
    return this.model
      .find(after ? { _id: { $lt: after } } : {})
      .sort({ _id: -1 })
      .limit(limit)
      .lean<Vendor[]>();
  }

  /** @throws {RuleError} SLUG_TAKEN */
  async insert({ session }: InTransaction, vendor: NewVendor): Promise<Vendor> {
    const created = await refusingDuplicates(slugTaken, () =>
      this.model.create([vendor], { session }),
    );
    if (!created[0]) throw new Error('Nothing was created');
    return created[0].toObject();
  }

  /**
   * @throws {RuleError} SLUG_TAKEN
   * @throws {StaleVersionError}
   * @throws {NotFoundError}
   */
  async update(
    { session }: InTransaction,
    id: Types.ObjectId,
    version: number | undefined,
    change: UpdateQuery<Vendor>,
  ): Promise<Vendor> {
    const filter = { _id: id, ...(version === undefined ? {} : { version }) };
    const updated = await refusingDuplicates(slugTaken, () =>
      this.model
        .findOneAndUpdate(
          filter,
          { ...change, $inc: { version: 1 } },
          { session, returnDocument: 'after', runValidators: true },
        )
        .lean<Vendor | null>()
        .exec(),
    );
    if (updated) return updated;
    const { version: current } = await this.getBySlugOrId(id.toHexString(), session);
    throw new StaleVersionError(current);
  }
}
