import { Injectable, type OnModuleInit } from '@nestjs/common';
import { guestDocuments } from '../../../common/database/guest-belongings';
import { CustomersService, GuestBelongingsService } from '../../customers/public';
import { TreatmentWaitsRepository } from './treatment-waits.repository';

/** A place on the waiting list moves when guests are merged, and goes when its guest is erased. */
@Injectable()
export class TreatmentWaitBelongings implements OnModuleInit {
  constructor(
    private readonly waits: TreatmentWaitsRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly customers: CustomersService,
  ) {}

  onModuleInit(): void {
    this.belongings.register(
      guestDocuments('treatmentWaits', this.waits, '_customer', { $inc: { version: 1 } }),
    );
    this.customers.registerErasureListener((tx, { _id }) => this.waits.dropOfGuest(tx, _id));
  }
}
