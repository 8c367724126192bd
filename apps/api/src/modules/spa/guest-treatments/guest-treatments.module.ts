import { Module } from '@nestjs/common';
import { VendorsModule } from '../../vendors/public';
import { SpaDaysModule } from '../days/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentsModule } from '../treatments/public';
import { TreatmentOffersController } from './treatment-offers.controller';
import { TreatmentOffersService } from './treatment-offers.service';

/** What guests book of the spa by themselves. */
@Module({
  imports: [SpaDaysModule, TherapistsModule, TreatmentsModule, TreatmentTypesModule, VendorsModule],
  controllers: [TreatmentOffersController],
  providers: [TreatmentOffersService],
})
export class GuestTreatmentsModule {}
