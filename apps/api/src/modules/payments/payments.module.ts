import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../customers/public';
import { NoticesModule } from '../notices/public';
import { MoneyLedgerModule } from './ledger/money-ledger.module';
import { Payment, PaymentSchema } from './payment.schema';
import { PaymentGuests } from './payment-guests';
import { PaymentNotices } from './payment-notices';
import { PaymentNoticesController } from './payment-notices.controller';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { PaymentProviderModule } from './provider/payment-provider.module';
import { SandboxNoticeJob } from './sandbox-page/sandbox-notice.job';
import { SandboxPageController } from './sandbox-page/sandbox-page.controller';
import { SandboxPageService } from './sandbox-page/sandbox-page.service';
import { AskRefund } from './settle/ask-refund';
import { PaidThings } from './settle/paid-things';
import { SettlePayment } from './settle/settle-payment';
import { SettlePaymentJob } from './settle/settle-payment.job';
import { SettleRefunds } from './settle/settle-refunds';

/** Money that guests pay online, and get back. Knows nothing of what it is paid for. */
@Module({
  imports: [
    CustomersModule,
    MoneyLedgerModule,
    MongooseModule.forFeature([{ name: Payment.name, schema: PaymentSchema }]),
    NoticesModule,
    PaymentProviderModule,
  ],
  controllers: [PaymentNoticesController, SandboxPageController],
  providers: [
    AskRefund,
    PaidThings,
    PaymentGuests,
    PaymentNotices,
    PaymentsRepository,
    PaymentsService,
    SandboxNoticeJob,
    SandboxPageService,
    SettlePayment,
    SettlePaymentJob,
    SettleRefunds,
  ],
  exports: [AskRefund, MoneyLedgerModule, PaidThings, PaymentsService, SettlePayment],
})
export class PaymentsModule {}
