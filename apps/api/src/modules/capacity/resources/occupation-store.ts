import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { objectId } from '../../../common/database/object-id';
import type { Occupation, Occupied } from './occupation.schema';
import { dateOfOccupation, type OccupationChange } from './occupation-changes';
import { OccupiedError } from './occupied.error';

/** Resource days known to exist; they are never removed. */
const REMEMBERED = 20_000;

/** Days of resources that `ensure` has not made yet. */
export class OccupationMissingError extends Error {
  constructor(readonly ids: readonly string[]) {
    super(`${ids.join(', ')} do not exist yet`);
  }
}

/** Who has which table, therapist and room when. */
@Injectable()
export class OccupationStore {
  private readonly known = new Set<string>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<Occupation>('occupations');
  }

  /** Makes sure that these days exist; outside the transaction, where two may meet in peace. */
  async ensure({ vendorId }: TenantScope, ids: readonly string[]): Promise<void> {
    const _vendor = objectId(vendorId);
    for (const _id of ids) {
      if (this.known.has(_id)) continue;
      try {
        await this.collection.updateOne(
          { _id, _vendor },
          { $setOnInsert: { date: dateOfOccupation(_id), occ: [], v: 0 } },
          { upsert: true, writeConcern: { w: 'majority', journal: true } },
        );
      } catch (error) {
        // another process made it in the same moment
        if (!isDuplicateKey(error)) throw error;
      }
      if (this.known.size >= REMEMBERED) this.known.clear();
      this.known.add(_id);
    }
  }

  /**
   * @throws {OccupiedError} when somebody who stays overlaps somebody who comes
   * @throws {OccupationMissingError} when a day has to be made first
   */
  async apply(
    { vendorId, session }: TenantScope & { session: ClientSession },
    changes: readonly OccupationChange[],
  ): Promise<void> {
    for (const { id, leaves, comes } of changes) {
      const { matchedCount } = await this.collection.updateOne(
        {
          _id: id,
          _vendor: objectId(vendorId),
          ...(comes.length > 0 ? { $nor: comes.map((one) => taken(one, leaves)) } : {}),
        },
        [
          {
            $set: {
              occ: {
                $concatArrays: [
                  {
                    $filter: {
                      input: '$occ',
                      as: 'one',
                      cond: { $not: [{ $in: ['$$one.b', [...leaves]] }] },
                    },
                  },
                  comes.map(({ b, s, e }) => ({ b, s, e })),
                ],
              },
              v: { $add: ['$v', 1] },
            },
          },
        ],
        { session },
      );
      if (matchedCount === 1) continue;
      const one = { _id: id, _vendor: objectId(vendorId) };
      const known = await this.collection.findOne(one, { session, projection: { _id: 1 } });
      throw known ? new OccupiedError(id) : new OccupationMissingError(changes.map((c) => c.id));
    }
  }
}

/** Somebody who does not leave is there at the time. Touching is no overlap. */
const taken = ({ s, e }: Occupied, leaves: readonly string[]) => ({
  occ: { $elemMatch: { b: { $nin: [...leaves] }, s: { $lt: e }, e: { $gt: s } } },
});
