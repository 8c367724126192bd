import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { StoredAuditEntry } from '../../common/audit/audit-log';
import type { RequestContext } from '../../common/context/request-context';
import { clientId, objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import { pageOf } from '../../common/http/page';
import type { Transaction } from '../../common/transactions/transaction';
import { VendorsService } from '../vendors/public';
import { AuditPageOutput, toAuditEntryOutput } from './audit.dto';
import { type AuditFilter, AuditRepository } from './audit.repository';
import { AuditNames } from './audit-names.service';
import { AuditQuery } from './audit-query.dto';
import { AuditSealsRepository } from './seal/audit-seals.repository';

const DAYS_UNLESS_TOLD = 31;
const LONGEST_DAYS = 400;

/** Reads the audit log. */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly seals: AuditSealsRepository,
    private readonly names: AuditNames,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * Entries about a guest, latest first.
   * @param customers ids of the guest and those merged into them
   */
  async ofCustomer(
    ctx: RequestContext,
    customers: readonly Types.ObjectId[],
    query: AuditQuery,
  ): Promise<AuditPageOutput> {
    return this.page(ctx, query, { ...(await this.filterOf(ctx, query)), customers });
  }

  /** The history of one thing, latest first. */
  async ofEntity(
    ctx: RequestContext,
    entityId: Types.ObjectId,
    query: AuditQuery,
  ): Promise<AuditPageOutput> {
    return this.page(ctx, query, { ...(await this.filterOf(ctx, query)), entityId });
  }

  /**
   * The venue's entries, latest first.
   * @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG
   */
  async ofVendor(ctx: RequestContext, query: AuditQuery): Promise<AuditPageOutput> {
    const { timezone } = await this.vendors.current(ctx);
    const until = query.until ?? venueToday(ctx.now.getTime(), timezone);
    const from = query.from ?? addDays(until, 1 - DAYS_UNLESS_TOLD);
    if (until < from) throw new RuleError('INVALID_PERIOD');
    if (daysBetween(from, until) >= LONGEST_DAYS) throw new RuleError('PERIOD_TOO_LONG');
    return this.page(ctx, query, await this.filterOf(ctx, { ...query, from, until }));
  }

  /** Permanently removes a guest's personal data from the log. */
  async redact(tx: Transaction, customerId: Types.ObjectId): Promise<void> {
    await this.entries.redact(tx, customerId);
    await this.seals.dropSalts(tx, [customerId]);
  }

  private async page(
    ctx: RequestContext,
    { limit, cursor }: AuditQuery,
    filter: AuditFilter,
  ): Promise<AuditPageOutput> {
    const after = cursor ? clientId(cursor) : undefined;
    const found = await this.entries.page(ctx, filter, limit + 1, after);
    const { items, nextCursor } = pageOf<StoredAuditEntry>(found, limit);
    const names = await this.names.of(ctx, items);
    return {
      items: items.map((entry) => toAuditEntryOutput(entry, names)),
      ...(nextCursor ? { nextCursor } : {}),
    };
  }

  private async filterOf(ctx: RequestContext, query: AuditQuery): Promise<AuditFilter> {
    const { actor, actorKind, entity, entityId, action, from, until } = query;
    const { timezone } = await this.vendors.current(ctx);
    return {
      ...(actor ? { actor } : {}),
      ...(actorKind ? { actorKind } : {}),
      ...(entity ? { entity } : {}),
      ...(entityId ? { entityId: objectId(entityId) } : {}),
      ...(action ? { action } : {}),
      ...(from ? { from: new Date(toInstant(from, 0, timezone)) } : {}),
      ...(until ? { before: new Date(toInstant(addDays(until, 1), 0, timezone)) } : {}),
    };
  }
}
