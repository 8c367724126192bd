import { addDays } from '@atrium/rules/calendar-date';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { AuditLog } from '../../../common/audit/audit-log';
import { Clock } from '../../../common/clock/clock';
import { systemContext, type TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import {
  deadlineIn,
  PATIENCE_MS,
  runDurably,
} from '../../../common/transactions/durable-transaction';
import { dateOfOccupation, type Occupation, piecesOf } from '../../capacity/public';
import { VerificationReads } from './verification-reads';

/** Makes a day of a table what the bookings say of it. */
@Injectable()
export class OccupationRepair {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly reads: VerificationReads,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Recomputes one day of one table in a transaction with an audit entry; the bookings are never touched.
   * @param id `table:<resource>|<yyyy-mm-dd>`
   * @throws {NotInTimeError}
   */
  async mend({ vendorId }: TenantScope, id: string): Promise<void> {
    const ctx = systemContext(vendorId, 'verify-bookings', this.clock.now());
    const stored = this.connection.collection<Occupation>('occupations');
    const filter = { _id: id, _vendor: objectId(vendorId) };
    const date = dateOfOccupation(id);
    await runDurably(this.connection, deadlineIn(PATIENCE_MS), async (session) => {
      // first of all a write: whoever seats somebody there meanwhile begins again
      const before = await stored.findOneAndUpdate(
        filter,
        { $setOnInsert: { date, occ: [] }, $inc: { v: 1 } },
        { upsert: true, returnDocument: 'before', session },
      );
      const scope = { vendorId, session };
      const occ = [];
      for await (const stay of this.reads.stays(scope, addDays(date, -1), date)) {
        for (const { id: of, ...piece } of piecesOf(stay)) if (of === id) occ.push(piece);
      }
      await stored.updateOne(filter, { $set: { occ } }, { session });
      const [resource = ''] = (id.split(':')[1] ?? '').split('|');
      const entry = {
        action: 'occupation.repaired' as const,
        entity: 'occupation',
        entityId: Types.ObjectId.createFromHexString(resource),
        before: before && { date, occ: before.occ },
        after: { date, occ },
        reason: `recomputed ${id} from its bookings`,
      };
      await this.auditLog.append(session, [{ ctx, entry }]);
    });
  }
}
