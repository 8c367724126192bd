import type { PictureFormat } from '@atrium/rules/media/picture-sizes';

/** A file of a picture: as it was uploaded, or in a size and format. */
export type PictureFileName = 'upload' | `${number}.${PictureFormat}`;

/** Where the files of pictures are kept. Each is written once and never changed. */
export abstract class PictureStore {
  /** Writing again what is there is no error. */
  abstract put(picture: string, file: PictureFileName, bytes: Buffer): Promise<void>;

  /** Undefined where there is none. */
  abstract get(picture: string, file: PictureFileName): Promise<Buffer | undefined>;

  abstract remove(picture: string, files: readonly PictureFileName[]): Promise<void>;
}
