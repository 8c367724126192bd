import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFileName } from '../../../modules/media/public';
import type { DemoPicture } from './demo-pictures';

/** Written by scripts/demo-pictures.mts. */
interface RenderedPicture {
  /** SHA-256 of the drawing. */
  readonly drawn: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly files: readonly PictureFileName[];
}

/** Beside src and dist. */
export const DRAWINGS = join(__dirname, '..', '..', '..', '..', 'demo-pictures');

/** What the drawings have been rendered to. */
export const renderedPictures = (): Readonly<Record<DemoPicture, RenderedPicture>> =>
  JSON.parse(readFileSync(join(DRAWINGS, 'rendered.json'), 'utf8'));

export const renderedFile = (picture: DemoPicture, file: PictureFileName): Promise<Buffer> =>
  readFile(join(DRAWINGS, 'rendered', picture, file));
