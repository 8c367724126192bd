import type { Type } from '@nestjs/common';
import { AuditNamesModule } from './modules/audit-names/public';
import { AuditWitnessModule } from './modules/audit-witness/public';
import { AuthModule } from './modules/auth/public';
import { BackupsModule } from './modules/backups/public';
import { BookingsModule } from './modules/bookings/public';
import { CustomerMessagesModule } from './modules/customer-messages/public';
import { CustomersModule } from './modules/customers/public';
import { DiningRoomsModule } from './modules/dining-rooms/public';
import { GuestCardModule } from './modules/guest-card/public';
import { HubModule } from './modules/hub/public';
import { ImportsModule } from './modules/imports/public';
import { LiveModule } from './modules/live/public';
import { MediaModule } from './modules/media/public';
import { MembershipsModule } from './modules/memberships/public';
import { MessageTemplatesModule } from './modules/message-templates/public';
import { NoticesModule } from './modules/notices/public';
import { OptOutsModule } from './modules/opt-outs/public';
import { PackagesModule } from './modules/packages/public';
import { ParkedJobsModule } from './modules/parked-jobs/public';
import { PartnersModule } from './modules/partners/public';
import { PausesModule } from './modules/pauses/public';
import { PaymentsModule } from './modules/payments/public';
import { PrivacyRequestsModule } from './modules/privacy-requests/public';
import { ProofOfWorkModule } from './modules/proof-of-work/public';
import { RemindersModule } from './modules/reminders/public';
import { ReportsModule } from './modules/reports/public';
import { ReviewsModule } from './modules/reviews/public';
import { SalesModule } from './modules/sales/public';
import { SandboxModule } from './modules/sandbox/public';
import { SeatingModule } from './modules/seating/public';
import { ServicesModule } from './modules/services/public';
import { SitePagesModule } from './modules/site-pages/public';
import { SpaModule } from './modules/spa/public';
import { StaysModule } from './modules/stays/public';
import { SystemStatusModule } from './modules/system-status/public';
import { TableBlocksModule } from './modules/table-blocks/public';
import { ThemesModule } from './modules/themes/public';
import { UsersModule } from './modules/users/public';
import { VendorsModule } from './modules/vendors/public';
import { VisitorsModule } from './modules/visitors/public';
import { VouchersModule } from './modules/vouchers/public';
import { WebhooksModule } from './modules/webhooks/public';
import { WidgetsModule } from './modules/widgets/public';

/** The product's domains, ordered by dependency. */
export const domainModules: Type[] = [
  VendorsModule,
  CustomersModule,
  VisitorsModule,
  UsersModule,
  AuthModule,
  CustomerMessagesModule,
  MessageTemplatesModule,
  ThemesModule,
  MediaModule,
  ServicesModule,
  MembershipsModule,
  PackagesModule,
  DiningRoomsModule,
  PausesModule,
  PaymentsModule,
  VouchersModule,
  ProofOfWorkModule,
  BookingsModule,
  TableBlocksModule,
  LiveModule,
  SystemStatusModule,
  StaysModule,
  SalesModule,
  GuestCardModule,
  PrivacyRequestsModule,
  HubModule,
  ImportsModule,
  NoticesModule,
  OptOutsModule,
  ParkedJobsModule,
  PartnersModule,
  RemindersModule,
  ReportsModule,
  ReviewsModule,
  SandboxModule,
  SeatingModule,
  SitePagesModule,
  SpaModule,
  WebhooksModule,
  WidgetsModule,
  AuditNamesModule,
  AuditWitnessModule,
  BackupsModule,
];
