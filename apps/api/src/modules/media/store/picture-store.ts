import type { Readable } from 'node:stream';
import type { PictureFormat } from '@atrium/rules/media/picture-sizes';

/** A file of a picture: as it was uploaded, or in a size and format. */
export type PictureFileName = 'upload' | `${number}.${PictureFormat}`;

/** Which file of which picture. */
export interface PictureFile {
  readonly picture: string;
  readonly file: PictureFileName;
}

/** A file on its way out of the store: read it to its end, or destroy it. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly stream: Readable;
}

/** Where the files of pictures are kept. Each is written once and never changed. */
export abstract class PictureStore {
  /** Writing again what is there is no error. */
  abstract put(picture: string, file: PictureFileName, bytes: Buffer): Promise<void>;

  /** Undefined where there is none. */
  abstract get(picture: string, file: PictureFileName): Promise<StoredFile | undefined>;

  abstract remove(picture: string, files: readonly PictureFileName[]): Promise<void>;

  /** What is not in the database, and so not in what is copied of it. */
  async *outside(): AsyncGenerator<PictureFile> {}

  /** Ends connections of its own. */
  close(): void {}
}
