export { MoneyLedger } from './ledger/money-ledger';
export type { Payment } from './payment.schema';
export { PaymentsModule } from './payments.module';
export { PaymentMovedError, PaymentsService } from './payments.service';
export { ProviderUnclearError } from './provider/payment-provider';
export { type Payable, Payables } from './requests/payables';
export { AskRefund } from './settle/ask-refund';
export { type PaidThing, PaidThings, PlaceGoneError } from './settle/paid-things';
export { SettlePayment } from './settle/settle-payment';
