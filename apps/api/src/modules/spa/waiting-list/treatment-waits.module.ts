import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../../customers/public';
import { DependentsModule } from '../../dependents/public';
import { MessagesModule } from '../../messages/public';
import { VendorsModule } from '../../vendors/public';
import { SpaDaysModule } from '../days/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentsModule } from '../treatments/public';
import { AwaitedStarts } from './awaited-starts';
import { HubTreatmentWaitsController } from './hub-treatment-waits.controller';
import { TreatmentWait, TreatmentWaitSchema } from './treatment-wait.schema';
import { TreatmentWaitBelongings } from './treatment-wait-belongings';
import { TreatmentWaitMail } from './treatment-wait-mail';
import { TreatmentWaitPresenter } from './treatment-wait-presenter';
import { TreatmentWaitTeller } from './treatment-wait-teller';
import { TreatmentWaitTurns } from './treatment-wait-turns';
import { TreatmentWaitsController } from './treatment-waits.controller';
import { TreatmentWaitsJob } from './treatment-waits.job';
import { TreatmentWaitsRepository } from './treatment-waits.repository';
import { TreatmentWaitsService } from './treatment-waits.service';
import { TreatmentWaitsDesk } from './treatment-waits-desk.service';

/** Guests who wait until a treatment can begin on their days. */
@Module({
  imports: [
    CustomersModule,
    DependentsModule,
    MessagesModule,
    MongooseModule.forFeature([{ name: TreatmentWait.name, schema: TreatmentWaitSchema }]),
    SpaDaysModule,
    TherapistsModule,
    TreatmentsModule,
    TreatmentTypesModule,
    VendorsModule,
  ],
  controllers: [HubTreatmentWaitsController, TreatmentWaitsController],
  providers: [
    AwaitedStarts,
    TreatmentWaitBelongings,
    TreatmentWaitMail,
    TreatmentWaitPresenter,
    TreatmentWaitTeller,
    TreatmentWaitTurns,
    TreatmentWaitsDesk,
    TreatmentWaitsJob,
    TreatmentWaitsRepository,
    TreatmentWaitsService,
  ],
  exports: [TreatmentWaitsService],
})
export class TreatmentWaitsModule {}
