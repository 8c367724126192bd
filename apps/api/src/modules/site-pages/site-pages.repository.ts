import type { SitePageKind } from '@atrium/rules/site/site-page';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { refusingDuplicates } from '../../common/database/duplicate-key';
import { clientId } from '../../common/database/object-id';
import { NotFoundError, RuleError, StaleVersionError } from '../../common/errors/app-error';
import { SITE_ADDRESS_KEY, SitePage } from './site-page.schema';

interface InTransaction {
  readonly session: ClientSession;
}

/** More than a site has of them; lists are not paged. */
const PAGES_OF_THE_SITE = 500;

const addressTaken = [{ key: SITE_ADDRESS_KEY, error: RuleError, code: 'SLUG_TAKEN' }] as const;

/** Lists leave out what is only read on the page itself. */
const WITHOUT_BODIES = { 'texts.body': 0 } as const;

@Injectable()
export class SitePagesRepository {
  constructor(@InjectModel(SitePage.name) private readonly model: Model<SitePage>) {}

  /** Changed last first, without what they say. */
  all(): Promise<SitePage[]> {
    return this.listed({}, { updatedAt: -1, _id: -1 });
  }

  /** What visitors may read by now, newest first, without what they say. */
  shown(now: Date, kind?: SitePageKind): Promise<SitePage[]> {
    return this.listed({ ...readable(now), ...(kind ? { kind } : {}) }, { publishedAt: -1 });
  }

  findShown(now: Date, kind: SitePageKind, slug: string): Promise<SitePage | null> {
    return this.model
      .findOne({ ...readable(now), kind, slug: slug.toLowerCase() })
      .lean<SitePage | null>();
  }

  /** @throws {NotFoundError} */
  async get(id: string, session?: ClientSession): Promise<SitePage> {
    const found = await this.model
      .findOne({ _id: clientId(id) }, undefined, { session })
      .lean<SitePage | null>();
    if (!found) throw new NotFoundError();
    return found;
  }

  /** Of all pages, whether they are public or not. */
  addresses(session?: ClientSession): Promise<Pick<SitePage, '_id' | 'kind' | 'slug' | 'state'>[]> {
    return this.model
      .find({}, { kind: 1, slug: 1, state: 1 }, { session, limit: PAGES_OF_THE_SITE })
      .lean<SitePage[]>();
  }

  countWithPicture(picture: Types.ObjectId, session?: ClientSession): Promise<number> {
    return this.model.countDocuments({ _picture: picture }, session ? { session } : {});
  }

  /** @throws {RuleError} SLUG_TAKEN */
  async insert({ session }: InTransaction, page: Partial<SitePage>): Promise<SitePage> {
    const [created] = await refusingDuplicates(addressTaken, () =>
      this.model.create([page], { session }),
    );
    if (!created) throw new Error('Nothing was created');
    return created.toObject();
  }

  /**
   * @throws {RuleError} SLUG_TAKEN
   * @throws {StaleVersionError}
   */
  async update(
    { session }: InTransaction,
    before: SitePage,
    version: number | undefined,
    change: UpdateQuery<SitePage>,
  ): Promise<SitePage> {
    const filter = { _id: before._id, ...(version === undefined ? {} : { version }) };
    const updated = await refusingDuplicates(addressTaken, () =>
      this.model
        .findOneAndUpdate(
          filter,
          { ...change, $inc: { version: 1 } },
          { session, returnDocument: 'after', runValidators: true },
        )
        .lean<SitePage | null>()
        .exec(),
    );
    if (!updated) throw new StaleVersionError(before.version);
    return updated;
  }

  async delete({ session }: InTransaction, _id: Types.ObjectId): Promise<void> {
    await this.model.deleteOne({ _id }, { session });
  }

  private listed(filter: QueryFilter<SitePage>, sort: Record<string, 1 | -1>): Promise<SitePage[]> {
    return this.model
      .find(filter, WITHOUT_BODIES)
      .sort(sort)
      .limit(PAGES_OF_THE_SITE)
      .lean<SitePage[]>();
  }
}

/** As `isShown` has it. */
const readable = (now: Date): QueryFilter<SitePage> => ({
  state: 'public',
  $or: [{ publicFrom: { $exists: false } }, { publicFrom: { $lte: now } }],
});
