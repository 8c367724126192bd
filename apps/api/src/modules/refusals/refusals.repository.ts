import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Refusal } from './refusal.schema';

/** What is added to the counts of a day. */
export interface RefusalCount extends Pick<Refusal, 'reason' | 'refusals' | 'guests'> {
  /** Hex id. */
  vendorId: string;
  /** The day that was wanted, `yyyy-mm-dd`. */
  date: string;
  /** Hex id. */
  service: string;
}

export interface RefusalFilter {
  /** `yyyy-mm-dd` */
  from: string;
  /** `yyyy-mm-dd`, included. */
  until: string;
  /** Hex id. */
  service?: string;
}

@Injectable()
export class RefusalsRepository extends TenantRepository<Refusal> {
  constructor(@InjectModel(Refusal.name) model: Model<Refusal>) {
    super(model);
  }

  /** In any order, each by itself. */
  async add(counts: readonly RefusalCount[]): Promise<void> {
    await this.model.bulkWrite(
      counts.map(({ vendorId, date, service, reason, refusals, guests }) => ({
        updateOne: {
          filter: {
            _vendor: objectId(vendorId),
            start: startOf(date),
            _service: objectId(service),
            reason,
          },
          update: { $inc: { refusals, guests } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }

  ofDays(scope: TenantScope, { from, until, service }: RefusalFilter): Promise<Refusal[]> {
    const start = { $gte: startOf(from), $lte: startOf(until) };
    return this.find(scope, { start, ...(service ? { _service: objectId(service) } : {}) });
  }
}

const startOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
