import type { OnModuleDestroy } from '@nestjs/common';
import {
  type PictureFile,
  type PictureFileName,
  PictureStore,
  type StoredFile,
} from './picture-store';

/** Writes to one store, and reads what is not there from the one that was used before. */
export class StoreWithPast extends PictureStore implements OnModuleDestroy {
  constructor(
    private readonly current: PictureStore,
    private readonly past: PictureStore,
  ) {
    super();
  }

  put(picture: string, file: PictureFileName, bytes: Buffer): Promise<void> {
    return this.current.put(picture, file, bytes);
  }

  async get(picture: string, file: PictureFileName): Promise<StoredFile | undefined> {
    return (await this.current.get(picture, file)) ?? (await this.past.get(picture, file));
  }

  async remove(picture: string, files: readonly PictureFileName[]): Promise<void> {
    await this.current.remove(picture, files);
    await this.past.remove(picture, files);
  }

  override async *outside(): AsyncGenerator<PictureFile> {
    yield* this.current.outside();
    yield* this.past.outside();
  }

  onModuleDestroy(): void {
    this.current.close();
    this.past.close();
  }
}
