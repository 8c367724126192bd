import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { Picture } from './picture.schema';
import { type PictureFile, PictureStore } from './store/picture-store';

/** The files of all venues' pictures, for a backup: in the database they are part of it already. */
@Injectable()
export class PictureFiles {
  constructor(
    private readonly store: PictureStore,
    @InjectModel(Picture.name) private readonly pictures: Model<Picture>,
  ) {}

  /** Those that are not in the database. */
  outside(): AsyncGenerator<PictureFile> {
    return this.store.outside();
  }

  /** Undefined where it was removed meanwhile. */
  async read({ picture, file }: PictureFile): Promise<Buffer | undefined> {
    const found = await this.store.get(picture, file);
    return found && buffer(found.stream);
  }

  /** Wherever files are kept now; leaves out what belongs to no picture. @returns how many */
  async putBack(files: readonly (PictureFile & { bytes: Buffer })[]): Promise<number> {
    const ids = [...new Set(files.map(({ picture }) => picture))];
    const known = await this.pictures.collection
      .find({ _id: { $in: ids.map((id) => Types.ObjectId.createFromHexString(id)) } })
      .project({ _id: 1 })
      .toArray();
    const wanted = new Set(known.map(({ _id }) => String(_id)));
    const kept = files.filter(({ picture }) => wanted.has(picture));
    for (const { picture, file, bytes } of kept) await this.store.put(picture, file, bytes);
    return kept.length;
  }
}
