import { CENTRE, type FocalPoint, PICTURE_WIDTHS } from '@atrium/rules/media/picture-sizes';
import type { Connection, Types } from 'mongoose';
import { fileNamesOf, GridFsStore, type Picture } from '../../../modules/media/public';
import type { Random } from '../random';
import { type DemoPicture, demoPictures } from './demo-pictures';
import { renderedFile, renderedPictures } from './rendered-pictures';

/** Of those that are cropped to shapes far from their own. */
const FOCAL_POINTS: { readonly [Picture in DemoPicture]?: FocalPoint } = {
  'fjord/cover': { x: 74, y: 45 },
  'bakken/cover': { x: 40, y: 60 },
};

type StoredPicture = Omit<Picture, '_vendor' | 'createdAt' | 'updatedAt'>;

/**
 * Writes the files of a venue's pictures.
 * @returns their documents, in the order of the pictures
 */
export function storePictures(
  connection: Connection,
  pictures: readonly DemoPicture[],
  random: Random,
): Promise<StoredPicture[]> {
  const store = new GridFsStore(connection);
  const rendered = renderedPictures();
  const stored = pictures.map((picture) => ({ picture, _id: random.objectId() }));
  return Promise.all(
    stored.map(async ({ picture, _id }) => {
      const { width, height, placeholder, files } = rendered[picture];
      let bytes = 0;
      for (const file of files) {
        const content = await renderedFile(picture, file);
        await store.put(_id.toHexString(), file, content);
        bytes += content.length;
      }
      return {
        ...{ _id, width, height, placeholder, bytes },
        name: `${picture.replace('/', '-')}.png`,
        state: 'ready',
        widths: PICTURE_WIDTHS.filter((one) => files.includes(`${one}.avif`)),
        focalPoint: FOCAL_POINTS[picture] ?? CENTRE,
        alts: Object.entries(demoPictures[picture]).map(([languageType, text]) => ({
          languageType,
          text,
        })),
        version: 0,
      };
    }),
  );
}

/** The files of all pictures of a venue; its documents go with its other ones. */
export async function removePictureFiles(
  connection: Connection,
  _vendor: Types.ObjectId,
): Promise<void> {
  const store = new GridFsStore(connection);
  const pictures = connection.collection('pictures').find({ _vendor });
  for await (const { _id } of pictures) await store.remove(_id.toHexString(), fileNamesOf());
}
