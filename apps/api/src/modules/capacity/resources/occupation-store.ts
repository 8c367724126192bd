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

type InTransaction = TenantScope & { readonly session: ClientSession; readonly now: Date };

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
    if (changes.length === 0) return;
    const _vendor = objectId(scope.vendorId);
    const { matchedCount } = await this.collection.bulkWrite(
      changes.map(({ id, leaves, comes }) => {
        const stays = {
          $and: [{ $not: [{ $in: ['$$one.b', [...leaves]] }] }, { $not: [lapsed(scope.now)] }],
        };
        const left = { $filter: { input: '$occ', as: 'one', cond: stays } };
        return {
          updateOne: {
            filter: {
              _id: id,
              _vendor,
              ...(comes.length > 0
                ? { $nor: comes.map((one) => taken(one, leaves, scope.now)) }
                : {}),
            },
            update: [
              { $set: { occ: { $concatArrays: [left, [...comes]] }, v: { $add: ['$v', 1] } } },
            ],
          },
        };
      }),
      { session: scope.session },
    );
    if (matchedCount < changes.length) throw await this.refusal(scope, changes);
  }

  /** Why the write stopped: days are not open yet, or one is taken. */
  private async refusal(
    { vendorId, session, now }: InTransaction,
    changes: readonly OccupationChange[],
  ): Promise<ResourceTakenError | RestartTransactionError> {
    const read = (ids: readonly string[]) =>
      this.collection
        .find({ _id: { $in: [...ids] }, _vendor: objectId(vendorId) }, { session })
        .toArray();
    const ids = changes.map(({ id }) => id);
    const days = new Map((await read(ids)).map((day) => [day._id, day.occ]));
    const refused = changes.find(({ id, comes }) => {
      const occ = days.get(id) ?? [];
      return !comes.every((one) => occ.some((other) => isSame(one, other)));
    });
    if (!refused || days.size < ids.length) {
      return new RestartTransactionError(() => this.ensure({ vendorId }, ids));
    }
    return new ResourceTakenError(
      resourceOfOccupation(refused.id),
      holdersAgainst(refused, await read(daysAround(refused.id)), now),
    );
  }

  /** Makes sure that these days exist. It runs outside the transaction, where two can do so without conflict. */
  private async ensure({ vendorId }: TenantScope, ids: readonly string[]): Promise<void> {
    const _vendor = objectId(vendorId);
    try {
      await this.collection.bulkWrite(
        ids.map((_id) => ({
          updateOne: {
            filter: { _id, _vendor },
            update: { $setOnInsert: { date: dateOfOccupation(_id), occ: [], v: 0 } },
            upsert: true,
          },
        })),
        { ordered: false, writeConcern: { w: 'majority', journal: true } },
      );
    } catch (error) {
      // another process was faster, or a resource belongs to another venue
      if (!isDuplicateKey(error)) throw error;
      const known = await this.collection.countDocuments({ _id: { $in: [...ids] }, _vendor });
      if (known < ids.length) throw new NotFoundError();
    }
  }
}

const isSame = (a: Occupied, b: Occupied): boolean => a.b === b.b && a.s === b.s && a.e === b.e;

/** A holder who stays is there at that time; one may start when another ends. */
const taken = ({ s, e }: Occupied, leaves: readonly string[], now: Date) => ({
  occ: {
    $elemMatch: {
      b: { $nin: [...leaves] },
      s: { $lt: e },
      e: { $gt: s },
      exp: { $not: { $lte: now } },
    },
  },
});

/** Of a hold whose time is up. A missing date would compare as earlier than any. */
const lapsed = (now: Date) => ({
  $and: [{ $eq: [{ $type: '$$one.exp' }, 'date'] }, { $lte: ['$$one.exp', now] }],
});
