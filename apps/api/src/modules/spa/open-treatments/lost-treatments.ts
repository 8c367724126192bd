import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import { type LostBooking, LostLinks } from '../../visitors/public';
import { TreatmentMail, TreatmentsService } from '../treatments/public';
import { isOver } from './linked-treatments.service';

/** Treatments whose link was lost: their confirmation is mailed again. */
@Injectable()
export class LostTreatments implements OnModuleInit {
  constructor(
    private readonly links: LostLinks,
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly treatments: TreatmentsService,
    private readonly mail: TreatmentMail,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.links.register((ctx, number) => this.find(ctx, number));
  }

  private async find(ctx: RequestContext, number: string): Promise<LostBooking | undefined> {
    const treatment = await this.treatments.byNumber(ctx, number);
    if (!treatment?._customer) return undefined;
    const { timezone } = await this.vendors.current(ctx);
    const guest = await this.customers.findOrErased(ctx, treatment._customer);
    if (!guest || isOver(treatment, timezone, ctx.now)) return undefined;
    const send = async () => {
      await this.transactions.run(ctx, (tx) => this.mail.confirm(tx, [treatment]));
    };
    return { _id: treatment._id.toHexString(), email: guest.email, send };
  }
}
