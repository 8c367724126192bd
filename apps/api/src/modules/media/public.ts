export { ShownPictureOutput } from './media.dto';
export { MediaModule } from './media.module';
export type { Picture } from './picture.schema';
export { PictureFiles } from './picture-files';
export { PlacedPictures } from './placed-pictures';
export { fileNamesOf } from './store/file-names';
export { GridFsStore } from './store/grid-fs-store';
export type { PictureFile, PictureFileName } from './store/picture-store';
