import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DependentsModule } from '../../dependents/public';
import { MediaModule } from '../../media/public';
import { UsersModule } from '../../users/public';
import { TreatmentTypeStoreModule } from '../treatment-types/treatment-type-store.module';
import { Therapist, TherapistSchema } from './therapist.schema';
import { TherapistsController } from './therapists.controller';
import { TherapistsRepository } from './therapists.repository';
import { TherapistsService } from './therapists.service';

@Module({
  imports: [
    DependentsModule,
    MediaModule,
    MongooseModule.forFeature([{ name: Therapist.name, schema: TherapistSchema }]),
    TreatmentTypeStoreModule,
    UsersModule,
  ],
  controllers: [TherapistsController],
  providers: [TherapistsRepository, TherapistsService],
  exports: [TherapistsService],
})
export class TherapistsModule {}
