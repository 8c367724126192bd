export { VoucherMoney } from './balance/voucher-money';
export { VouchersModule } from './vouchers.module';
