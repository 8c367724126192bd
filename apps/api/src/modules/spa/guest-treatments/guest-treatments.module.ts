import { Module } from '@nestjs/common';
import { VendorsModule } from '../../vendors/public';
import { SpaDaysModule } from '../days/public';
import { TreatmentRoomsModule } from '../rooms/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentsModule } from '../treatments/public';
import { TreatmentWaitsModule } from '../waiting-list/public';
import { GuestTreatmentPresenter } from './guest-treatment-presenter';
import { GuestTreatmentsController } from './guest-treatments.controller';
import { GuestTreatmentsService } from './guest-treatments.service';
import { TreatmentOffersController } from './treatment-offers.controller';
import { TreatmentOffersService } from './treatment-offers.service';

/** What guests book of the spa by themselves. */
@Module({
  imports: [
    SpaDaysModule,
    TherapistsModule,
    TreatmentRoomsModule,
    TreatmentsModule,
    TreatmentTypesModule,
    TreatmentWaitsModule,
    VendorsModule,
  ],
  controllers: [GuestTreatmentsController, TreatmentOffersController],
  providers: [GuestTreatmentPresenter, GuestTreatmentsService, TreatmentOffersService],
  exports: [GuestTreatmentPresenter, GuestTreatmentsService, TreatmentOffersService],
})
export class GuestTreatmentsModule {}
