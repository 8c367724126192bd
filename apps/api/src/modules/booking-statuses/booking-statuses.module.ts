import { toLanguage } from '@atrium/i18n/languages';
import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DependentsModule } from '../dependents/public';
import { VendorsModule, VendorsService } from '../vendors/public';
import { BookingStatus, BookingStatusSchema } from './booking-status.schema';
import { BookingStatusesController } from './booking-statuses.controller';
import { BookingStatusesRepository } from './booking-statuses.repository';
import { BookingStatusesService } from './booking-statuses.service';

@Module({
  imports: [
    DependentsModule,
    MongooseModule.forFeature([{ name: BookingStatus.name, schema: BookingStatusSchema }]),
    VendorsModule,
  ],
  controllers: [BookingStatusesController],
  providers: [BookingStatusesRepository, BookingStatusesService],
  exports: [BookingStatusesService],
})
export class BookingStatusesModule implements OnModuleInit {
  constructor(
    private readonly vendors: VendorsService,
    private readonly statuses: BookingStatusesService,
  ) {}

  onModuleInit(): void {
    this.vendors.registerChangeListener(async (tx, before, after) => {
      if (before?.modules.fnb || !after.modules.fnb) return;
      await this.statuses.addTableStatuses(tx, toLanguage(after.languageCode) ?? 'en');
    });
  }
}
