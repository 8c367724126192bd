import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { Customer } from '../customer.schema';
import { AnonymisationJob } from './anonymisation.job';
import type { ErasedGuest } from './erased-lines';
import { GuestEraser } from './guest-eraser';

/** Who acts when a backup is restored, by the audit log. */
const ACTOR = 'restore';

/** Keeps what a restored backup has of guests in line with what was decided since. */
@Injectable()
export class RestoredGuests {
  constructor(
    @InjectModel(Customer.name) private readonly customers: Model<Customer>,
    private readonly eraser: GuestEraser,
    private readonly anonymisation: AnonymisationJob,
    private readonly vendors: VendorsService,
    private readonly clock: Clock,
  ) {}

  /** Of all venues. */
  async erasedSince(since: Date): Promise<ErasedGuest[]> {
    const found = await this.customers.collection
      .find<Customer>({ erasedAt: { $gte: since } }, { projection: { _vendor: 1, erasedAt: 1 } })
      .toArray();
    return found.flatMap(({ _id, _vendor, erasedAt }) =>
      erasedAt ? [{ vendor: _vendor, guest: _id, at: erasedAt }] : [],
    );
  }

  /**
   * Erases those who are there again. Nothing keeps them, neither a booking to come nor being Eternal: it was
   * decided after the moment that was restored.
   * @returns how many were
   */
  async eraseAgain(erased: readonly ErasedGuest[]): Promise<number> {
    const back = await this.customers.collection
      .find<Customer>({
        _id: { $in: erased.map(({ guest }) => guest) },
        erasedAt: { $exists: false },
      })
      .project<Pick<Customer, '_id' | '_vendor'>>({ _vendor: 1 })
      .toArray();
    let again = 0;
    for (const { _id, _vendor } of back) {
      const ctx = systemContext(_vendor.toHexString(), ACTOR, this.clock.now());
      try {
        await this.eraser.eraseOwed(ctx, _id.toHexString());
        again += 1;
      } catch (error) {
        // erased meanwhile, with the guest they were merged into
        if (!(error instanceof NotFoundError)) throw error;
      }
    }
    return again;
  }

  /** What the nights since would have done. @returns how many guests */
  async anonymise(): Promise<number> {
    let anonymised = 0;
    const { signal } = new AbortController();
    for await (const { _id, anonymiseAfterMonths } of this.vendors.each()) {
      if (!anonymiseAfterMonths) continue;
      const { kind } = this.anonymisation;
      anonymised += await this.anonymisation.run({
        ...{ kind, vendorId: _id.toHexString(), payload: {}, signal },
      });
    }
    return anonymised;
  }
}
