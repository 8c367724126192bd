import { Module } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Config } from '../../config/config';
import { DependentsModule } from '../dependents/public';
import { NoticesModule } from '../notices/public';
import { MakePictureJob } from './make-picture.job';
import { MediaController } from './media.controller';
import { MediaFilesController } from './media-files.controller';
import { Picture, PictureSchema } from './picture.schema';
import { PictureFiles } from './picture-files';
import { PicturesRepository } from './pictures.repository';
import { PicturesService } from './pictures.service';
import { PlacedPictures } from './placed-pictures';
import { RemovePictureFilesJob } from './remove-picture-files.job';
import { RemoveUnusedPicturesJob } from './remove-unused-pictures.job';
import { configuredStore } from './store/configured-store';
import { PictureStore } from './store/picture-store';

/** Pictures that venues upload. Knows nothing of where they are shown. */
@Module({
  imports: [
    DependentsModule,
    MongooseModule.forFeature([{ name: Picture.name, schema: PictureSchema }]),
    NoticesModule,
  ],
  controllers: [MediaController, MediaFilesController],
  providers: [
    MakePictureJob,
    PictureFiles,
    PicturesRepository,
    PicturesService,
    PlacedPictures,
    RemovePictureFilesJob,
    RemoveUnusedPicturesJob,
    {
      provide: PictureStore,
      inject: [Config, getConnectionToken()],
      useFactory: ({ env }: Config, connection: Connection) => configuredStore(env, connection),
    },
  ],
  exports: [PictureFiles, PicturesService, PlacedPictures],
})
export class MediaModule {}
