import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/public';
import { ReportsController } from './reports.controller';
import { ReportsService } from './reports.service';

@Module({
  imports: [BookingsModule],
  controllers: [ReportsController],
  providers: [ReportsService],
})
export class ReportsModule {}
