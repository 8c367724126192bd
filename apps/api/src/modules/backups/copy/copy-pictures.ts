import { mongo } from 'mongoose';
import type { PictureFile, PictureFiles } from '../../media/public';
import { type Manifest, nextFile } from '../manifest';
import { PART_BYTES } from '../parts/documents';
import type { SealedStore } from '../store/sealed-store';

const nameOf = ({ picture, file }: PictureFile): string => `${picture}/${file}`;

/**
 * Files of pictures that are in a store of their own. Each is written once and never changed, so what a backup
 * has of them is right.
 * @param saved called after each part
 */
export async function copyPictures(
  files: PictureFiles,
  store: SealedStore,
  manifest: Manifest,
  saved: () => Promise<void>,
): Promise<void> {
  const known = new Set(manifest.pictures.flatMap(({ names }) => names));
  let pending: Uint8Array[] = [];
  let names: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (names.length === 0) return;
    const file = nextFile(manifest);
    const fingerprint = await store.put(file, Buffer.concat(pending));
    manifest.pictures.push({ file, ...fingerprint, documents: names.length, names });
    [pending, names, bytes] = [[], [], 0];
    await saved();
  };
  for await (const one of files.outside()) {
    const name = nameOf(one);
    if (known.has(name)) continue;
    const contents = await files.read(one);
    if (!contents) continue;
    known.add(name);
    pending.push(mongo.BSON.serialize({ ...one, bytes: new mongo.Binary(contents) }));
    names.push(name);
    bytes += contents.length;
    if (bytes >= PART_BYTES) await flush();
  }
  await flush();
}
