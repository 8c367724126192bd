import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import type { Transaction } from '../../common/database/unit-of-work';
import { pageOf } from '../../common/http/page';
import type { PageQuery } from '../../common/http/page.dto';
import { AuditPageOutput, toAuditEntryOutput } from './audit.dto';
import { AuditRepository, ERASED } from './audit.repository';

/** Also for the controllers of what the entries are about. */
/** What stands where a person was named. */
export { AuditPageOutput, ERASED };

/** Reads the log that the unit of work writes. */
@Injectable()
export class AuditService {
  constructor(private readonly entries: AuditRepository) {}

  /** What concerns a guest, latest first. */
  async ofCustomer(
    ctx: RequestContext,
    customerId: Types.ObjectId,
    { limit, cursor }: PageQuery,
  ): Promise<AuditPageOutput> {
    const after = cursor ? clientId(cursor) : undefined;
    const found = await this.entries.ofCustomer(ctx, customerId, limit + 1, after);
    const { items, nextCursor } = pageOf(found, limit);
    return { items: items.map(toAuditEntryOutput), ...(nextCursor ? { nextCursor } : {}) };
  }

  /** Takes a guest's personal data out of the log, for good. */
  redact(tx: Transaction, customerId: Types.ObjectId): Promise<void> {
    return this.entries.redact(tx, customerId);
  }
}
