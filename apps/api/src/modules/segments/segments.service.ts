import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { trimmedNames } from '../../common/http/texts.dto';
import { Transactions } from '../../common/transactions/transactions';
import { Dependents } from '../dependents/public';
import type { Segment } from './segment.schema';
import {
  type SegmentChange,
  type SegmentInput,
  type SegmentOutput,
  toSegmentOutput,
} from './segments.dto';
import { SegmentsRepository } from './segments.repository';

/** The list of settings shows no more. */
const LISTED = 200;

@Injectable()
export class SegmentsService {
  constructor(
    private readonly segments: SegmentsRepository,
    private readonly dependents: Dependents,
    private readonly transactions: Transactions,
  ) {}

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string): Promise<Segment> {
    return this.segments.get(scope, id);
  }

  /** By hex id. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, Segment>> {
    if (ids.length === 0) return new Map();
    const found = await this.segments.find(scope, { _id: { $in: [...ids] } });
    return new Map(found.map((segment) => [segment._id.toHexString(), segment]));
  }

  /** By type. */
  all(scope: TenantScope): Promise<Segment[]> {
    return this.segments.byType(scope);
  }

  /** By type. */
  async list(ctx: RequestContext): Promise<SegmentOutput[]> {
    return (await this.segments.byType(ctx, LISTED)).map(toSegmentOutput);
  }

  /** @throws {ConflictError} SEGMENT_TAKEN */
  create(ctx: RequestContext, input: SegmentInput): Promise<SegmentOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const segment = await this.segments.insertNew(tx, fieldsOf(input));
      const entityId = segment._id;
      tx.audit({ action: 'segment.created', entity: 'segment', entityId, after: segment });
      return toSegmentOutput(segment);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} SEGMENT_TAKEN
   */
  update(ctx: RequestContext, id: string, input: SegmentChange): Promise<SegmentOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.segments.get(tx, id);
      const after = await this.segments.updateVersioned(tx, before._id, input.version, {
        $set: fieldsOf(input),
      });
      const entityId = after._id;
      tx.audit({ action: 'segment.updated', entity: 'segment', entityId, before, after });
      return toSegmentOutput(after);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} SEGMENT_IN_USE, with how many bookings have it; SEGMENT_IS_DEFAULT
   */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.segments.get(tx, id);
      await this.dependents.assertNoneBlocks(tx, 'segment', before._id);
      await this.segments.delete(tx, before._id);
      const entityId = before._id;
      tx.audit({ action: 'segment.deleted', entity: 'segment', entityId, before });
      return null;
    });
  }
}

const fieldsOf = ({
  type,
  languageList,
}: SegmentInput): Pick<Segment, 'type' | 'languageList'> => ({
  type: type.trim(),
  ...(languageList ? { languageList: trimmedNames(languageList) } : {}),
});
