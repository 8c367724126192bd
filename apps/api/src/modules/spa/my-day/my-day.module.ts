import { Module } from '@nestjs/common';
import { VendorsModule } from '../../vendors/public';
import { IntakeModule } from '../intake/public';
import { ShiftsModule } from '../shifts/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentsModule } from '../treatments/public';
import { MyDayController } from './my-day.controller';
import { MyDayService } from './my-day.service';

@Module({
  imports: [IntakeModule, ShiftsModule, TherapistsModule, TreatmentsModule, VendorsModule],
  controllers: [MyDayController],
  providers: [MyDayService],
})
export class MyDayModule {}
