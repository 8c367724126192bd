export { ShownPictureOutput } from './media.dto';
export { MediaModule } from './media.module';
export { PlacedPictures } from './placed-pictures';
