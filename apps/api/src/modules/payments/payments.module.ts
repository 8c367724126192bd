import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../customers/public';
import { MessagesModule } from '../messages/public';
import { NoticesModule } from '../notices/public';
import { VendorsModule } from '../vendors/public';
import { ForgetCardJob } from './cards/forget-card.job';
import { Mandate, MandateSchema } from './cards/mandate.schema';
import { MandatesRepository } from './cards/mandates.repository';
import { SavedCards } from './cards/saved-cards';
import { SettleCards } from './cards/settle-cards';
import { GuestMoney } from './desk/guest-money';
import { PaymentActions } from './desk/payment-actions.service';
import { PaymentPresenter } from './desk/payment-presenter';
import { PaymentsDeskController } from './desk/payments-desk.controller';
import { PaymentsDeskRepository } from './desk/payments-desk.repository';
import { PaymentsDeskService } from './desk/payments-desk.service';
import { MoneyLedgerModule } from './ledger/money-ledger.module';
import { Payment, PaymentSchema } from './payment.schema';
import { PaymentGuests } from './payment-guests';
import { PaymentNotices } from './payment-notices';
import { PaymentNoticesController } from './payment-notices.controller';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { PaymentProviderModule } from './provider/payment-provider.module';
import { IssueReceipt } from './receipts/issue-receipt';
import {
  Receipt,
  ReceiptSchema,
  ReceiptSeries,
  ReceiptSeriesSchema,
} from './receipts/receipt.schema';
import { ReceiptMail } from './receipts/receipt-mail';
import { ReceiptsController } from './receipts/receipts.controller';
import { ReceiptsRepository } from './receipts/receipts.repository';
import { ReceiptsService } from './receipts/receipts.service';
import { OwnRequests } from './requests/own-requests';
import { PayByLink } from './requests/pay-by-link';
import { PayByLinkController } from './requests/pay-by-link.controller';
import { Payables } from './requests/payables';
import { PaymentLinks } from './requests/payment-links';
import { PaymentRequest, PaymentRequestSchema } from './requests/payment-request.schema';
import { PaymentRequestMail } from './requests/payment-request-mail';
import { PaymentRequestsController } from './requests/payment-requests.controller';
import { PaymentRequestsRepository } from './requests/payment-requests.repository';
import { PaymentRequestsService } from './requests/payment-requests.service';
import { ThingMoney } from './requests/thing-money';
import { SandboxNoticeJob } from './sandbox-page/sandbox-notice.job';
import { SandboxPageController } from './sandbox-page/sandbox-page.controller';
import { SandboxPageService } from './sandbox-page/sandbox-page.service';
import { AskRefund } from './settle/ask-refund';
import { GuestPayments } from './settle/guest-payments';
import { PaidThings } from './settle/paid-things';
import { ReturnedMail } from './settle/returned-mail';
import { SettlePayment } from './settle/settle-payment';
import { SettlePaymentJob } from './settle/settle-payment.job';
import { SettleRefunds } from './settle/settle-refunds';
import { StoredValues } from './settle/stored-values';

/** Money that guests pay online, and get back. Knows nothing of what it is paid for. */
@Module({
  imports: [
    CustomersModule,
    MoneyLedgerModule,
    MessagesModule,
    MongooseModule.forFeature([
      { name: Mandate.name, schema: MandateSchema },
      { name: Payment.name, schema: PaymentSchema },
      { name: PaymentRequest.name, schema: PaymentRequestSchema },
      { name: Receipt.name, schema: ReceiptSchema },
      { name: ReceiptSeries.name, schema: ReceiptSeriesSchema },
    ]),
    NoticesModule,
    PaymentProviderModule,
    VendorsModule,
  ],
  controllers: [
    PayByLinkController,
    PaymentNoticesController,
    PaymentRequestsController,
    PaymentsDeskController,
    ReceiptsController,
    SandboxPageController,
  ],
  providers: [
    AskRefund,
    ForgetCardJob,
    GuestMoney,
    GuestPayments,
    IssueReceipt,
    MandatesRepository,
    OwnRequests,
    PaidThings,
    PayByLink,
    Payables,
    PaymentActions,
    PaymentGuests,
    PaymentLinks,
    PaymentNotices,
    PaymentPresenter,
    PaymentRequestMail,
    PaymentRequestsRepository,
    PaymentRequestsService,
    PaymentsDeskRepository,
    PaymentsDeskService,
    PaymentsRepository,
    PaymentsService,
    ReceiptMail,
    ReceiptsRepository,
    ReceiptsService,
    ReturnedMail,
    SandboxNoticeJob,
    SandboxPageService,
    SavedCards,
    SettleCards,
    SettlePayment,
    SettlePaymentJob,
    SettleRefunds,
    StoredValues,
    ThingMoney,
  ],
  exports: [
    AskRefund,
    GuestMoney,
    GuestPayments,
    MoneyLedgerModule,
    OwnRequests,
    PaidThings,
    Payables,
    PaymentsService,
    ReturnedMail,
    SavedCards,
    SettlePayment,
    StoredValues,
    ThingMoney,
  ],
})
export class PaymentsModule {}
