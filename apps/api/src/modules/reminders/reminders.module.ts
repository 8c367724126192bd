import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/public';
import { CustomersModule } from '../customers/public';
import { MessagesModule } from '../messages/public';
import { NoticesModule } from '../notices/public';
import { ServicesModule } from '../services/public';
import { VendorsModule } from '../vendors/public';
import { RemindGuestsJob } from './remind-guests.job';
import { Reminder, ReminderSchema } from './reminder.schema';
import { RemindersRepository } from './reminders.repository';

/** Tells guests of their visit again, before it. */
@Module({
  imports: [
    BookingsModule,
    CustomersModule,
    MessagesModule,
    NoticesModule,
    ServicesModule,
    VendorsModule,
    MongooseModule.forFeature([{ name: Reminder.name, schema: ReminderSchema }]),
  ],
  providers: [RemindGuestsJob, RemindersRepository],
})
export class RemindersModule {}
