import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { type Deadline, runDurably } from '../../../common/transactions/durable-transaction';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { ledgerIdOf } from './ledger.schema';
import { capsOf } from './ledger-caps';
import { LedgerStore } from './ledger-store';

/** Ledgers known to exist; they are never removed while their service exists. */
const REMEMBERED = 20_000;

/** Begins the ledger of a service's day when it is first needed, outside the booking's transaction. */
@Injectable()
export class LedgerDays {
  private readonly known = new Set<string>();
  private readonly beginning = new Map<string, Promise<void>>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledgers: LedgerStore,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * Makes sure that the ledger exists, and answers its id. Its caps are read in the transaction that
   * writes it, and that conflicts with any change of the service or of the venue's clock (`lockService`).
   * @param date yyyy-mm-dd
   */
  async ensure(
    scope: TenantScope,
    serviceId: Types.ObjectId,
    date: string,
    deadline: Deadline,
  ): Promise<string> {
    const id = ledgerIdOf(serviceId, date);
    if (this.known.has(id)) return id;
    const running = this.beginning.get(id) ?? this.begin(scope, serviceId, date, id, deadline);
    this.beginning.set(id, running);
    try {
      await running;
    } finally {
      this.beginning.delete(id);
    }
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.add(id);
    return id;
  }

  /** The ledgers of a service that is no more. */
  forget(serviceId: Types.ObjectId): void {
    const prefix = `${serviceId.toHexString()}|`;
    for (const id of this.known) if (id.startsWith(prefix)) this.known.delete(id);
  }

  private async begin(
    { vendorId }: TenantScope,
    serviceId: Types.ObjectId,
    date: string,
    id: string,
    deadline: Deadline,
  ): Promise<void> {
    if (await this.ledgers.find({ vendorId }, id)) return;
    await runDurably(this.connection, deadline, async (session) => {
      const scope = { vendorId, session };
      await this.ledgers.lockService(scope, serviceId);
      const service = await this.services.get(scope, serviceId);
      const { timezone } = await this.vendors.current(scope);
      const cap = capsOf(service, date, timezone);
      await this.ledgers.begin(scope, { _id: id, _service: serviceId, date, cap });
    });
  }
}
