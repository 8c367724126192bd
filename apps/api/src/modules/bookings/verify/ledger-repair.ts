import { venueToday } from '@atrium/rules/booking-window';
import { addDays } from '@atrium/rules/calendar-date';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { AuditLog } from '../../../common/audit/audit-log';
import { Clock } from '../../../common/clock/clock';
import { systemContext, type TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import {
  deadlineIn,
  PATIENCE_MS,
  runDurably,
} from '../../../common/transactions/durable-transaction';
import { Config } from '../../../config/config';
import { capsOf, type Ledger, LedgerStore, ledgerIdOf } from '../../capacity/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { countByDay } from './recount';
import { VerificationReads } from './verification-reads';

/** Makes a ledger what its bookings say, beside whatever is being booked. */
@Injectable()
export class LedgerRepair {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly reads: VerificationReads,
    private readonly ledgers: LedgerStore,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Recomputes one ledger, or makes the one that is missing, in a transaction with an audit entry. The
   * bookings are never touched.
   * @param date yyyy-mm-dd
   * @throws {NotInTimeError}
   */
  async mend({ vendorId }: TenantScope, serviceId: Types.ObjectId, date: string): Promise<void> {
    const now = this.clock.now();
    const ctx = systemContext(vendorId, 'verify-bookings', now);
    const deadline = deadlineIn(PATIENCE_MS);
    const stored = this.connection.collection<Ledger>('ledgers');
    const filter = { _id: ledgerIdOf(serviceId, date), _vendor: objectId(vendorId) };
    const { timezone } = await this.vendors.current(ctx);
    const firstDay = addDays(venueToday(now.getTime(), timezone), -1);
    const holdsUntil = new Date(now.getTime() + this.config.env.HOLD_MINUTES * 60_000);

    await runDurably(this.connection, deadline, async (session) => {
      const scope = { vendorId, session };
      // no change of the service may pass unseen between its places and the ledger
      await this.ledgers.lockService(scope, serviceId);
      const before = await stored.findOne(filter, { session });
      const service = (await this.services.byIds(scope, [serviceId])).get(serviceId.toHexString());
      const after = {
        used: {},
        cap: service && date >= firstDay ? capsOf(service, date, timezone) : (before?.cap ?? {}),
        holds: (before?.holds ?? []).filter(({ exp }) => exp > now && exp <= holdsUntil),
      };
      const counted = this.reads.counted(scope, serviceId, new Date(`${date}T00:00:00Z`));
      for await (const { used } of countByDay(counted)) after.used = used;
      await stored.updateOne(
        filter,
        { $set: after, $setOnInsert: { _service: serviceId, date }, $inc: { v: 1 } },
        { upsert: true, session },
      );
      const entry = {
        action: 'ledger.repaired' as const,
        entity: 'ledger',
        entityId: serviceId,
        before: before && placesIn(before),
        after: { date, ...after },
        reason: `recomputed ${filter._id} from its bookings`,
      };
      await this.auditLog.append(session, [{ ctx, entry }]);
    });
  }
}

const placesIn = ({ date, used, cap, holds }: Ledger) => ({ date, used, cap, holds });
