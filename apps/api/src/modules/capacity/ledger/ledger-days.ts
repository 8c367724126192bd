import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import {
  type RequestContext,
  systemContext,
  type TenantScope,
} from '../../../common/context/request-context';
import type { Deadline } from '../../../common/transactions/deadline';
import { Transactions } from '../../../common/transactions/transactions';
import type { SlotDay } from '../claim';
import { ledgerIdOf, type PlacesBySlot } from './ledger.schema';
import { LedgerCaps } from './ledger-caps';
import { LedgerReader } from './ledger-reader';

/** Ledgers known to exist; they live as long as their service. */
const MAX_KNOWN = 20_000;

/**
 * The places of each slot of a service's day, read in the transaction that opens its ledger.
 * @throws {NotFoundError} there is no such service
 */
export type CapsSource = (
  scope: TenantScope & { readonly session: ClientSession },
  day: SlotDay,
) => Promise<PlacesBySlot>;

/** Opens the ledger of a service's day when it is first needed, outside the caller's transaction. */
@Injectable()
export class LedgerDays {
  private readonly known = new Set<string>();
  private readonly opening = new Map<string, Promise<void>>();
  private capsOf: CapsSource = () => {
    throw new Error('nobody has said what services offer');
  };

  constructor(
    private readonly transactions: Transactions,
    private readonly reader: LedgerReader,
    private readonly caps: LedgerCaps,
  ) {}

  /** Capacity knows no services: the module that does says here what they offer. */
  useCaps(source: CapsSource): void {
    this.capsOf = source;
  }

  /** Makes sure that the ledger exists, and answers its id. @throws as the source of the caps */
  async ensure(
    ctx: Pick<RequestContext, 'vendorId' | 'now'>,
    { serviceId, date }: SlotDay,
    deadline: Deadline,
  ): Promise<string> {
    const id = ledgerIdOf(serviceId, date);
    if (this.known.has(id)) return id;
    const running = this.opening.get(id) ?? this.open(ctx, { serviceId, date }, deadline);
    this.opening.set(id, running);
    try {
      await running;
    } finally {
      this.opening.delete(id);
    }
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.add(id);
    return id;
  }

  /** The ledgers of a service that has been deleted. */
  forget(serviceId: Types.ObjectId): void {
    const prefix = `${serviceId.toHexString()}|`;
    for (const id of this.known) if (id.startsWith(prefix)) this.known.delete(id);
  }

  /** The caps are read in the transaction that writes them, which conflicts with any change of the service. */
  private async open(
    { vendorId, now }: Pick<RequestContext, 'vendorId' | 'now'>,
    day: SlotDay,
    deadline: Deadline,
  ): Promise<void> {
    const _id = ledgerIdOf(day.serviceId, day.date);
    if (await this.reader.isOpen({ vendorId }, _id)) return;
    const ctx = systemContext(vendorId, 'ledgers', now);
    await this.transactions.run(
      ctx,
      async (tx) => {
        await this.caps.lock(tx, day.serviceId);
        const cap = await this.capsOf(tx, day);
        await this.caps.open(tx, { _id, _service: day.serviceId, date: day.date, cap });
      },
      deadline,
    );
  }
}
