import { Injectable, Module } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { Transactions } from '../../../common/transactions/transactions';
import { CapacityModule } from '../capacity.module';
import { CapacityService } from '../capacity.service';
import type { CapacityClaim } from '../claim';

/** A therapist and a room for a while: what a spa sells, with a document of its own. */
export interface Treatment {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  therapist: Types.ObjectId;
  room: Types.ObjectId;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight; past 1440 it ends on the next day. */
  start: number;
  end: number;
}

/** A consumer of capacity that is no booking: it claims two resources, and no places. */
@Injectable()
export class Treatments {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly transactions: Transactions,
    private readonly capacity: CapacityService,
  ) {}

  get documents() {
    return this.connection.collection<Treatment>('testTreatments');
  }

  /** @throws {ResourceTakenError} */
  book(ctx: RequestContext, treatment: Omit<Treatment, '_vendor'>): Promise<null> {
    const document = { ...treatment, _vendor: objectId(ctx.vendorId) };
    return this.transactions.run(ctx, async (tx) => {
      await this.capacity.claim(tx, claimOf(document));
      await this.documents.insertOne(document, { session: tx.session });
      return null;
    });
  }

  /** @throws {ResourceTakenError} */
  move(ctx: RequestContext, from: Treatment, change: Partial<Treatment>): Promise<null> {
    const to = { ...from, ...change };
    return this.transactions.run(ctx, async (tx) => {
      await this.capacity.move(tx, claimOf(from), claimOf(to));
      await this.documents.replaceOne({ _id: from._id }, to, { session: tx.session });
      return null;
    });
  }

  cancel(ctx: RequestContext, treatment: Treatment): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      await this.capacity.release(tx, claimOf(treatment));
      await this.documents.deleteOne({ _id: treatment._id }, { session: tx.session });
      return null;
    });
  }
}

const claimOf = ({ _id, therapist, room, date, start, end }: Treatment): CapacityClaim => ({
  holder: _id.toHexString(),
  resources: [
    { kind: 'therapist', resource: therapist, date, start, end },
    { kind: 'room', resource: room, date, start, end },
  ],
});

@Module({ imports: [CapacityModule], providers: [Treatments] })
export class TreatmentsModule {}
