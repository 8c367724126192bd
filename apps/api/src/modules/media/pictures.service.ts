import { CENTRE, widthsOf } from '@atrium/rules/media/picture-sizes';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { ConflictError, RuleError } from '../../common/errors/app-error';
import { present } from '../../common/present';
import { Queue } from '../../common/queue/queue';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { Config } from '../../config/config';
import { Dependents } from '../dependents/public';
import { readPicture } from './files/read-picture';
import {
  type PictureChange,
  type PictureOutput,
  type PicturesOutput,
  toPictureOutput,
} from './media.dto';
import type { Picture } from './picture.schema';
import { PicturesRepository } from './pictures.repository';
import { fileNamesOf } from './store/file-names';
import { PictureStore } from './store/picture-store';

const MEGABYTE = 1_048_576;

/** The pictures that a venue has uploaded. Where they are shown: `PlacedPictures`. */
@Injectable()
export class PicturesService {
  private readonly quotaBytes: number;

  constructor(
    private readonly pictures: PicturesRepository,
    private readonly store: PictureStore,
    private readonly dependents: Dependents,
    private readonly transactions: Transactions,
    private readonly queue: Queue,
    { env }: Config,
  ) {
    this.quotaBytes = env.PICTURE_QUOTA_MB * MEGABYTE;
  }

  async list(ctx: RequestContext): Promise<PicturesOutput> {
    const [pictures, usedBytes] = await Promise.all([
      this.pictures.newestFirst(ctx),
      this.pictures.totalBytes(ctx),
    ]);
    return {
      items: pictures.map((picture) => toPictureOutput(picture, ctx.language)),
      usedBytes,
      quotaBytes: this.quotaBytes,
    };
  }

  /** @throws {NotFoundError} */
  async show(ctx: RequestContext, id: string): Promise<PictureOutput> {
    return toPictureOutput(await this.pictures.get(ctx, id), ctx.language);
  }

  /**
   * Takes a file that somebody has chosen. Its placeholder is there at once, its sizes are made in the queue.
   * @throws {AppError} 413 PICTURE_TOO_LARGE
   * @throws {RuleError} PICTURE_KIND_UNKNOWN, PICTURE_HEIC_UNREADABLE, PICTURE_TOO_MANY_PIXELS, PICTURE_CORRUPT
   * @throws {ConflictError} PICTURE_QUOTA_REACHED
   */
  async upload(ctx: RequestContext, name: string, bytes: Buffer): Promise<PictureOutput> {
    const read = await readPicture(bytes);
    if ((await this.pictures.totalBytes(ctx)) + bytes.length > this.quotaBytes) {
      throw new ConflictError('PICTURE_QUOTA_REACHED');
    }
    // first the document: no file is ever without one, so none is left behind for good
    const picture = await this.pictures.insertNew(ctx, {
      ...read,
      name,
      state: 'making',
      bytes: bytes.length,
      focalPoint: CENTRE,
      unusedSince: ctx.now,
    });
    try {
      await this.store.put(picture._id.toHexString(), 'upload', bytes);
      return await this.begin(ctx, picture);
    } catch (error) {
      await this.discard(ctx, picture);
      throw error;
    }
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} PICTURE_WITHOUT_TEXT
   */
  change(
    ctx: RequestContext,
    id: string,
    { version, alts, focalPoint }: PictureChange,
  ): Promise<PictureOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.pictures.get(tx, id);
      if (alts?.length === 0 && before.alts.length > 0) throw new RuleError('PICTURE_WITHOUT_TEXT');
      const after = await this.pictures.updateVersioned(tx, before._id, version, {
        $set: present({
          alts: alts?.map(({ languageType, text }) => ({ languageType, text })),
          focalPoint: focalPoint && { x: focalPoint.x, y: focalPoint.y },
        }),
      });
      record(tx, 'picture.updated', before, after);
      return toPictureOutput(after, tx.language);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} PICTURE_IN_USE, with in how many places it is shown
   */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.pictures.get(tx, id);
      await this.dependents.assertNoneBlocks(tx, 'picture', before._id);
      await this.pictures.delete(tx, before._id);
      await this.queue.add(tx, {
        kind: 'remove-picture-files',
        vendorId: tx.vendorId,
        payload: { picture: before._id.toHexString() },
      });
      record(tx, 'picture.deleted', before, null);
      return null;
    });
  }

  private begin(ctx: RequestContext, picture: Picture): Promise<PictureOutput> {
    return this.transactions.run(ctx, async (tx) => {
      await this.queue.add(tx, {
        kind: 'make-picture',
        vendorId: tx.vendorId,
        payload: { picture: picture._id.toHexString() },
      });
      record(tx, 'picture.uploaded', null, picture);
      return toPictureOutput(picture, tx.language);
    });
  }

  private async discard(ctx: RequestContext, { _id, width }: Picture): Promise<void> {
    await this.store.remove(_id.toHexString(), fileNamesOf(widthsOf(width)));
    await this.pictures.delete(ctx, _id);
  }
}

function record(
  tx: Transaction,
  action: 'picture.uploaded' | 'picture.updated' | 'picture.deleted',
  before: Picture | null,
  after: Picture | null,
): void {
  const entityId: Types.ObjectId | undefined = (after ?? before)?._id;
  if (!entityId) return;
  tx.audit({ action, entity: 'picture', entityId, before: told(before), after: told(after) });
}

const told = (picture: Picture | null) =>
  picture && { name: picture.name, texts: picture.alts.map(({ text }) => text) };
