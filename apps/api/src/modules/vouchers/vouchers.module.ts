import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CapacityModule } from '../capacity/public';
import { CustomersModule } from '../customers/public';
import { MessagesModule } from '../messages/public';
import { PaymentsModule } from '../payments/public';
import { VendorsModule } from '../vendors/public';
import { VoucherMoney } from './balance/voucher-money';
import { GiftCardFile } from './delivery/gift-card-file';
import { GiftCardMail } from './delivery/gift-card-mail';
import { SendGiftCard } from './delivery/send-gift-card.job';
import { UseVoucher } from './desk/use-voucher';
import { VouchersDeskController } from './desk/vouchers-desk.controller';
import { VouchersDesk } from './desk/vouchers-desk.service';
import { GiftCardLinks } from './sale/gift-card-links';
import { GiftCardSaleController } from './sale/gift-card-sale.controller';
import { GiftCardSale } from './sale/gift-card-sale.service';
import { SoldVouchers } from './sale/sold-vouchers';
import { VoucherSettingsController } from './settings/voucher-settings.controller';
import { VoucherSettingsRepository } from './settings/voucher-settings.repository';
import { VoucherSettings, VoucherSettingsSchema } from './settings/voucher-settings.schema';
import { VoucherSettingsService } from './settings/voucher-settings.service';
import { Voucher, VoucherSchema } from './store/voucher.schema';
import { VoucherCodes } from './store/voucher-codes';
import { VoucherUse, VoucherUseSchema } from './store/voucher-use.schema';
import { VoucherUsesRepository } from './store/voucher-uses.repository';
import { VouchersRepository } from './store/vouchers.repository';
import { VoucherGuests } from './voucher-guests';

/** Gift cards: sold, given, and used to pay. */
@Module({
  imports: [
    CapacityModule,
    CustomersModule,
    MessagesModule,
    MongooseModule.forFeature([
      { name: Voucher.name, schema: VoucherSchema },
      { name: VoucherSettings.name, schema: VoucherSettingsSchema },
      { name: VoucherUse.name, schema: VoucherUseSchema },
    ]),
    PaymentsModule,
    VendorsModule,
  ],
  controllers: [GiftCardSaleController, VoucherSettingsController, VouchersDeskController],
  providers: [
    GiftCardFile,
    GiftCardLinks,
    GiftCardMail,
    GiftCardSale,
    SendGiftCard,
    SoldVouchers,
    UseVoucher,
    VoucherCodes,
    VoucherGuests,
    VoucherMoney,
    VoucherSettingsRepository,
    VoucherSettingsService,
    VoucherUsesRepository,
    VouchersDesk,
    VouchersRepository,
  ],
  exports: [VoucherMoney],
})
export class VouchersModule {}
