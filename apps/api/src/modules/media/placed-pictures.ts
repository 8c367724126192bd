import { isDescribed } from '@atrium/rules/media/picture-texts';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { NotFoundError, RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { type DependentKind, Dependents } from '../dependents/public';
import { type ShownPictureOutput, toShownPicture } from './media.dto';
import type { Picture } from './picture.schema';
import { PicturesRepository } from './pictures.repository';

type Ids = readonly (Types.ObjectId | null | undefined)[];

/** Pictures where they are shown. Whatever stores the id of one says so here. */
@Injectable()
export class PlacedPictures {
  constructor(
    private readonly pictures: PicturesRepository,
    private readonly dependents: Dependents,
  ) {}

  /** Keeps pictures from being removed as long as these documents name them. */
  register(
    kind: DependentKind,
    count: (scope: TenantScope, picture: Types.ObjectId) => Promise<number>,
  ): void {
    this.dependents.register('picture', { kind, count, refusal: 'PICTURE_IN_USE' });
  }

  /**
   * In the transaction of what shows them: what it showed before, and what it shows now.
   * @throws as `assertPlaceable`
   */
  async place(tx: Transaction, before: Ids, after: Ids): Promise<void> {
    await this.assertPlaceable(tx, before, after);
    await this.mark(tx, before, after);
  }

  /**
   * As `place`, where they need no text: no guest sees them, or the name of what shows them says what they show.
   * @throws as `assertKnown`
   */
  async placeWithoutText(tx: Transaction, before: Ids, after: Ids): Promise<void> {
    await this.assertKnown(tx, before, after);
    await this.mark(tx, before, after);
  }

  /** What staff call them, by hex id. */
  async namesOf(scope: TenantScope, ids: Ids): Promise<ReadonlyMap<string, string>> {
    const found = await this.pictures.byIds(scope, without(ids, []));
    return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  private async mark(tx: Transaction, before: Ids, after: Ids): Promise<void> {
    const added = without(after, before);
    const dropped = without(before, after);
    if (added.length > 0) await this.pictures.markUsed(tx, added);
    if (dropped.length > 0) await this.pictures.markUnused(tx, dropped, tx.now);
  }

  /**
   * @throws {NotFoundError} a picture that the venue does not have
   * @throws {RuleError} PICTURE_WITHOUT_TEXT: guests who do not see it would not know of it
   */
  async assertPlaceable(scope: TenantScope, before: Ids, after: Ids): Promise<void> {
    const found = await this.assertKnown(scope, before, after);
    if (found.some(({ alts }) => alts.length === 0)) throw new RuleError('PICTURE_WITHOUT_TEXT');
  }

  /**
   * Those that are added.
   * @throws {NotFoundError} one that the venue does not have
   */
  async assertKnown(scope: TenantScope, before: Ids, after: Ids): Promise<Picture[]> {
    const added = without(after, before);
    if (added.length === 0) return [];
    const found = await this.pictures.byIds(scope, added);
    if (found.length < added.length) throw new NotFoundError();
    return found;
  }

  /** Those that are described, by hex id, in the request's language. @param venueLanguage code */
  async shown(
    ctx: TenantScope & Pick<RequestContext, 'language'>,
    ids: Ids,
    venueLanguage: string,
  ): Promise<ReadonlyMap<string, ShownPictureOutput>> {
    const wanted = without(ids, []);
    if (wanted.length === 0) return new Map();
    const found = await this.pictures.byIds(ctx, wanted);
    const described = found.filter(({ alts }) => isDescribed(alts, venueLanguage));
    return new Map(
      described.map((picture) => [
        picture._id.toHexString(),
        toShownPicture(picture, ctx.language),
      ]),
    );
  }

  /** All of them, by hex id, with a name for what they show. */
  async named(
    scope: TenantScope,
    ids: Ids,
    name: string,
  ): Promise<ReadonlyMap<string, ShownPictureOutput>> {
    const wanted = without(ids, []);
    if (wanted.length === 0) return new Map();
    const found = await this.pictures.byIds(scope, wanted);
    return new Map(
      found.map((picture) => [
        picture._id.toHexString(),
        { ...toShownPicture(picture, ''), alt: name },
      ]),
    );
  }
}

/** Each once, in their order. */
function without(ids: Ids, others: Ids): Types.ObjectId[] {
  const known = new Set(others.map((id) => id?.toHexString()));
  const left = new Map(ids.flatMap((id) => (id ? [[id.toHexString(), id] as const] : [])));
  return [...left].flatMap(([hex, id]) => (known.has(hex) ? [] : [id]));
}
