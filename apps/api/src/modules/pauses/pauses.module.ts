import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DiningRoomsModule } from '../dining-rooms/public';
import { ServicesModule } from '../services/public';
import { VendorsModule } from '../vendors/public';
import { Pause, PauseSchema } from './pause.schema';
import { PauseEditor } from './pause-editor';
import { PausesController } from './pauses.controller';
import { PausesRepository } from './pauses.repository';
import { PausesService } from './pauses.service';

/** Online booking that staff pause for a while. */
@Module({
  imports: [
    DiningRoomsModule,
    MongooseModule.forFeature([{ name: Pause.name, schema: PauseSchema }]),
    ServicesModule,
    VendorsModule,
  ],
  controllers: [PausesController],
  providers: [PauseEditor, PausesRepository, PausesService],
  exports: [PausesService],
})
export class PausesModule {}
