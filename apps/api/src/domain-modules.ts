import type { Type } from '@nestjs/common';
import { AuthModule } from './modules/auth/auth.module';
import { BookingsModule } from './modules/bookings/bookings.module';
import { CustomerMessagesModule } from './modules/customer-messages/customer-messages.module';
import { CustomersModule } from './modules/customers/customers.module';
import { GuestCardModule } from './modules/guest-card/guest-card.module';
import { HubModule } from './modules/hub/hub.module';
import { ImportsModule } from './modules/imports/imports.module';
import { LiveModule } from './modules/live/live.module';
import { MembershipsModule } from './modules/memberships/memberships.module';
import { MessageTextsModule } from './modules/message-templates/message-templates.module';
import { NoticesModule } from './modules/notices/notices.module';
import { OptOutsModule } from './modules/opt-outs/opt-outs.module';
import { PackagesModule } from './modules/packages/packages.module';
import { ReportsModule } from './modules/reports/reports.module';
import { ReviewsModule } from './modules/reviews/reviews.module';
import { ServicesModule } from './modules/services/services.module';
import { StaysModule } from './modules/stays/stays.module';
import { ThemesModule } from './modules/themes/themes.module';
import { UsersModule } from './modules/users/users.module';
import { VendorsModule } from './modules/vendors/vendors.module';

/** The product's domains, ordered by dependency. */
export const domainModules: Type[] = [
  VendorsModule,
  CustomersModule,
  UsersModule,
  AuthModule,
  CustomerMessagesModule,
  MessageTextsModule,
  ThemesModule,
  ServicesModule,
  MembershipsModule,
  PackagesModule,
  BookingsModule,
  LiveModule,
  StaysModule,
  GuestCardModule,
  HubModule,
  ImportsModule,
  NoticesModule,
  OptOutsModule,
  ReportsModule,
  ReviewsModule,
];
