import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { objectId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import { RestartTransactionError } from '../../../common/transactions/durable-transaction';
import { ResourceTakenError } from '../capacity.errors';
import { OCCUPATIONS, type Occupation, type Occupied } from './occupation.schema';
import {
  dateOfOccupation,
  type OccupationChange,
  resourceOfOccupation,
} from './occupation-changes';
import { daysAround, holdersAgainst } from './resource-holders';

type InTransaction = TenantScope & { readonly session: ClientSession };

/** Who has which table, therapist and room when. */
@Injectable()
export class OccupationStore {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<Occupation>(OCCUPATIONS);
  }

  /**
   * @throws {ResourceTakenError} a holder who stays overlaps one who comes
   * @throws {RestartTransactionError} a day must be opened first
   * @throws {NotFoundError} a resource is another venue's
   */
  async apply(scope: InTransaction, changes: readonly OccupationChange[]): Promise<void> {
    const { vendorId, session } = scope;
    for (const change of changes) {
      const { id, leaves, comes } = change;
      const stays = { $not: [{ $in: ['$$one.b', [...leaves]] }] };
      const left = { $filter: { input: '$occ', as: 'one', cond: stays } };
      const { matchedCount } = await this.collection.updateOne(
        {
          _id: id,
          _vendor: objectId(vendorId),
          ...(comes.length > 0 ? { $nor: comes.map((one) => taken(one, leaves)) } : {}),
        },
        [
          {
            $set: {
              occ: { $concatArrays: [left, comes.map(({ b, s, e }) => ({ b, s, e }))] },
              v: { $add: ['$v', 1] },
            },
          },
        ],
        { session },
      );
      if (matchedCount === 0) throw await this.refusal(scope, change, changes);
    }
  }

  private async refusal(
    { vendorId, session }: InTransaction,
    change: OccupationChange,
    all: readonly OccupationChange[],
  ): Promise<ResourceTakenError | RestartTransactionError> {
    const days = await this.collection
      .find({ _id: { $in: daysAround(change.id) }, _vendor: objectId(vendorId) }, { session })
      .toArray();
    if (!days.some(({ _id }) => _id === change.id)) {
      const ids = all.map(({ id }) => id);
      return new RestartTransactionError(() => this.ensure({ vendorId }, ids));
    }
    return new ResourceTakenError(resourceOfOccupation(change.id), holdersAgainst(change, days));
  }

  /** Makes sure that these days exist. It runs outside the transaction, where two can do so without conflict. */
  private async ensure({ vendorId }: TenantScope, ids: readonly string[]): Promise<void> {
    const _vendor = objectId(vendorId);
    for (const _id of ids) {
      try {
        await this.collection.updateOne(
          { _id, _vendor },
          { $setOnInsert: { date: dateOfOccupation(_id), occ: [], v: 0 } },
          { upsert: true, writeConcern: { w: 'majority', journal: true } },
        );
      } catch (error) {
        // another process was faster, or the resource belongs to another venue
        if (!isDuplicateKey(error)) throw error;
        if (!(await this.collection.findOne({ _id, _vendor }))) throw new NotFoundError();
      }
    }
  }
}

/** A holder who stays is there at that time; one may start when another ends. */
const taken = ({ s, e }: Occupied, leaves: readonly string[]) => ({
  occ: { $elemMatch: { b: { $nin: [...leaves] }, s: { $lt: e }, e: { $gt: s } } },
});
