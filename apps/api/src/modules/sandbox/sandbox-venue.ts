import { SANDBOX } from '@atrium/rules/venue/sandbox';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Clock } from '../../common/clock/clock';
import { type RequestContext, systemContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { removeDocumentsOf } from '../../common/database/venue-documents';
import { Transactions } from '../../common/transactions/transactions';
import { CustomersService } from '../customers/public';
import { ApiKeysService } from '../partners/public';
import { ServiceEditor } from '../services/public';
import { VendorsService } from '../vendors/public';
import { guests, publicKey, services, venue } from './sandbox-content';

const _id = objectId(SANDBOX.vendorId);

/** Takes the sandbox venue away and makes it again. */
@Injectable()
export class SandboxVenue {
  // seven: it makes through the doors of each domain what its owner would, and writes none of their documents
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly vendors: VendorsService,
    private readonly services: ServiceEditor,
    private readonly customers: CustomersService,
    private readonly keys: ApiKeysService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async exists(): Promise<boolean> {
    return (await this.vendors.find(SANDBOX.vendorId)) !== null;
  }

  /** Lets nobody in any more: every process refuses the key and the venue within a second. */
  async close(): Promise<void> {
    await this.keys.removeAll(this.context());
    await this.connection.collection('vendors').deleteOne({ _id });
  }

  /** Removes what was left there; only once it is closed, so that nothing is written meanwhile. */
  remove(): Promise<void> {
    return removeDocumentsOf(this.connection, _id);
  }

  /** The key comes last: whoever has it finds everything. */
  async make(): Promise<void> {
    const ctx = this.context();
    await this.transactions.run(ctx, async (tx) => {
      await this.vendors.add(tx, venue, _id);
      for (const guest of guests) await this.customers.create(tx, guest);
      return null;
    });
    for (const service of services) await this.services.create(ctx, { ...service });
    await this.keys.publish(ctx, SANDBOX.key, publicKey);
  }

  private context(): RequestContext {
    return systemContext(SANDBOX.vendorId, 'make-sandbox', this.clock.now());
  }
}
