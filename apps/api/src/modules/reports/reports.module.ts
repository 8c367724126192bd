import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module';
import { ReportsController } from './reports.controller';
import { ReportsService } from './reports.service';

@Module({
  imports: [BookingsModule],
  controllers: [ReportsController],
  providers: [ReportsService],
})
export class ReportsModule {}
