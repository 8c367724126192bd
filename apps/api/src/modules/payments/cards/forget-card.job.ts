import { Injectable } from '@nestjs/common';
import { objectId } from '../../../common/database/object-id';
import { type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { PaymentProvider } from '../provider/payment-provider';
import { MandatesRepository } from './mandates.repository';

type Payload = Readonly<{ mandate: string }>;

/** Deletes a revoked card at the provider. */
@HandlesJobs()
@Injectable()
export class ForgetCardJob implements JobHandler<Payload> {
  readonly kind = 'forget-card';

  constructor(
    private readonly mandates: MandatesRepository,
    private readonly provider: PaymentProvider,
  ) {}

  async run(job: Job<Payload>): Promise<void> {
    const scope = { vendorId: vendorOf(job) };
    const mandate = await this.mandates.findOne(scope, { _id: objectId(job.payload.mandate) });
    // a card of a provider that was replaced since is not ours to delete
    if (mandate?.revokedAt && mandate.provider === this.provider.name) {
      await this.provider.forget(scope, mandate);
    }
  }
}
