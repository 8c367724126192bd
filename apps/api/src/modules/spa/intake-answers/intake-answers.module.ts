import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../../customers/public';
import { Intake, IntakeSchema } from './intake.schema';
import { IntakeCipher } from './intake-cipher';
import { IntakeLinks } from './intake-links';
import { IntakeRecords } from './intake-records';
import { IntakesRepository } from './intakes.repository';

/** Answers before treatments; treatments know this much of them, and the form knows the rest. */
@Module({
  imports: [
    CustomersModule,
    MongooseModule.forFeature([{ name: Intake.name, schema: IntakeSchema }]),
  ],
  providers: [IntakeCipher, IntakeLinks, IntakeRecords, IntakesRepository],
  exports: [IntakeLinks, IntakeRecords],
})
export class IntakeAnswersModule {}
