export { BY_VOUCHER, VoucherMoney } from './balance/voucher-money';
export { VouchersModule } from './vouchers.module';
