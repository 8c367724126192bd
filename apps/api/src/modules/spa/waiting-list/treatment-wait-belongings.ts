import { Injectable, type OnModuleInit } from '@nestjs/common';
import { guestDocuments } from '../../../common/database/guest-belongings';
import { CustomersService, GuestBelongingsService } from '../../customers/public';
import { Dependents } from '../../dependents/public';
import { TreatmentWaitsRepository } from './treatment-waits.repository';

/**
 * A place on the waiting list moves when guests are merged, and goes when its guest is erased. What somebody
 * waits for is not deleted.
 */
@Injectable()
export class TreatmentWaitBelongings implements OnModuleInit {
  constructor(
    private readonly waits: TreatmentWaitsRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly customers: CustomersService,
    private readonly dependents: Dependents,
  ) {}

  onModuleInit(): void {
    this.belongings.register(
      guestDocuments('treatmentWaits', this.waits, '_customer', { $inc: { version: 1 } }),
    );
    this.customers.registerErasureListener((tx, { _id }) => this.waits.dropOfGuest(tx, _id));
    const kind = 'treatmentWaits';
    this.dependents.register('treatmentType', {
      kind,
      refusal: 'TREATMENT_TYPE_IN_USE',
      count: (scope, _treatmentType) => this.waits.count(scope, { _treatmentType }),
    });
    this.dependents.register('therapist', {
      kind,
      refusal: 'THERAPIST_IN_USE',
      count: (scope, id) => this.waits.count(scope, { 'wish._therapist': id }),
    });
  }
}
