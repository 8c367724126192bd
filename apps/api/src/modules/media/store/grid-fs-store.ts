import { finished } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';
import { describeCollection } from '../../../common/privacy/data-map';
import { type PictureFileName, PictureStore, type StoredFile } from './picture-store';

const BUCKET = 'pictureFiles';

/** Files in the database: they are in its backup, and every process of the API has them. */
export class GridFsStore extends PictureStore {
  constructor(private readonly connection: Connection) {
    super();
  }

  async put(picture: string, file: PictureFileName, bytes: Buffer): Promise<void> {
    await this.remove(picture, [file]);
    const upload = this.bucket().openUploadStream(nameOf(picture, file));
    upload.end(bytes);
    await finished(upload);
  }

  async get(picture: string, file: PictureFileName): Promise<StoredFile | undefined> {
    const bucket = this.bucket();
    const found = await bucket.find({ filename: nameOf(picture, file) }).next();
    if (!found) return undefined;
    return { size: found.length, stream: bucket.openDownloadStream(found._id) };
  }

  async remove(picture: string, files: readonly PictureFileName[]): Promise<void> {
    const bucket = this.bucket();
    const filename = { $in: files.map((file) => nameOf(picture, file)) };
    for (const { _id } of await bucket.find({ filename }).toArray()) await bucket.delete(_id);
  }

  private bucket(): mongo.GridFSBucket {
    const { db } = this.connection;
    if (!db) throw new Error('The database is not connected');
    return new mongo.GridFSBucket(db, { bucketName: BUCKET });
  }
}

const nameOf = (picture: string, file: PictureFileName): string => `${picture}/${file}`;

for (const part of ['files', 'chunks']) {
  describeCollection<{ _id: string }>(
    `${BUCKET}.${part}`,
    { why: 'To show a venue’s pictures', kept: 'until nothing shows the picture' },
    (neither) => neither('_id'),
  );
}
