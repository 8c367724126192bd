import { Module } from '@nestjs/common';
import { CustomersModule } from '../../customers/public';
import { ProofOfWorkModule } from '../../proof-of-work/public';
import { VendorsModule } from '../../vendors/public';
import { VisitorsModule } from '../../visitors/public';
import { GuestTreatmentsModule } from '../guest-treatments/public';
import { TreatmentsModule } from '../treatments/public';
import { LinkedTreatmentsController } from './linked-treatments.controller';
import { LinkedTreatments } from './linked-treatments.service';
import { LostTreatments } from './lost-treatments';
import { OpenTreatmentsController } from './open-treatments.controller';
import { OpenTreatments } from './open-treatments.service';

/** Treatments of people without an account. */
@Module({
  imports: [
    CustomersModule,
    GuestTreatmentsModule,
    ProofOfWorkModule,
    TreatmentsModule,
    VendorsModule,
    VisitorsModule,
  ],
  controllers: [OpenTreatmentsController, LinkedTreatmentsController],
  providers: [LinkedTreatments, LostTreatments, OpenTreatments],
})
export class OpenTreatmentsModule {}
