import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DependentsModule } from '../../dependents/public';
import { TreatmentType, TreatmentTypeSchema } from './treatment-type.schema';
import { TreatmentTypeParts } from './treatment-type-parts';
import { TreatmentTypesRepository } from './treatment-types.repository';

/** What treatment types name; therapists and rooms know this much of them, and they know the rest. */
@Module({
  imports: [
    DependentsModule,
    MongooseModule.forFeature([{ name: TreatmentType.name, schema: TreatmentTypeSchema }]),
  ],
  providers: [TreatmentTypeParts, TreatmentTypesRepository],
  exports: [TreatmentTypeParts, TreatmentTypesRepository],
})
export class TreatmentTypeStoreModule {}
