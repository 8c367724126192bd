import { Injectable } from '@nestjs/common';
import { objectId } from '../../../common/database/object-id';
import { type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { PaymentProvider } from '../provider/payment-provider';
import { MandatesRepository } from './mandates.repository';

type Payload = Readonly<{ mandate: string }>;

/** Has the provider forget a card that nothing may be taken from any more. */
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
    // one of another provider, which was replaced since, is that one's to forget
    if (mandate?.revokedAt && mandate.provider === this.provider.name) {
      await this.provider.forget(scope, mandate);
    }
  }
}
