import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import type { Page } from '../../common/http/page';
import { pageOf } from '../../common/http/page';
import type { PageQuery } from '../../common/http/page.dto';
import { Transactions } from '../../common/transactions/transactions';
import { type AuditPageOutput, type AuditQuery, AuditService } from '../audit/public';
import { CredentialLinksService } from '../credentials/public';
import {
  type CustomerInput,
  type CustomerOutput,
  type CustomerSave,
  type CustomerTagsOutput,
  toCustomerOutput,
  toGuestDetails,
} from './customers.dto';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import type { GuestDetails } from './guest-writer';

/** What staff do on the guest card. */
@Injectable()
export class GuestEditor {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: CustomersRepository,
    private readonly customers: CustomersService,
    private readonly links: CredentialLinksService,
    private readonly audit: AuditService,
  ) {}

  /** Newest first. */
  async page(ctx: RequestContext, { limit, cursor }: PageQuery): Promise<Page<CustomerOutput>> {
    const found = await this.repository.page(ctx, limit + 1, cursor ? clientId(cursor) : undefined);
    const { items, nextCursor } = pageOf(found, limit);
    return { items: items.map(toCustomerOutput), ...(nextCursor ? { nextCursor } : {}) };
  }

  async tags(ctx: RequestContext): Promise<CustomerTagsOutput> {
    return { tags: await this.repository.tags(ctx) };
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<CustomerOutput> {
    return toCustomerOutput(await this.customers.get(ctx, id));
  }

  /**
   * The log entries about a guest, latest first.
   * @throws {NotFoundError}
   */
  async auditLogs(ctx: RequestContext, id: string, query: AuditQuery): Promise<AuditPageOutput> {
    const { _id } = await this.customers.get(ctx, id);
    const others = await this.repository.mergedInto(ctx, [_id]);
    return this.audit.ofCustomer(ctx, [_id, ...others], query);
  }

  /**
   * A new guest; one with an address is mailed a link to activate the account.
   * @throws {RuleError} as `CustomersService.create`
   */
  create(ctx: RequestContext, input: CustomerInput): Promise<CustomerOutput> {
    const details = toGuestDetails(input);
    return this.transactions.run(ctx, async (tx) => {
      const guest = await this.customers.create(tx, details);
      if (guest.email && guest.active) await this.links.sendActivation(tx, guest);
      return toCustomerOutput(guest);
    });
  }

  /**
   * The whole guest, new or known.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} GUEST_IS_RESTRICTED
   * @throws {RuleError} as `CustomersService.create`
   */
  save(ctx: RequestContext, input: CustomerSave): Promise<CustomerOutput> {
    const {
      _id,
      version,
      createdAt,
      updatedAt,
      hasPassword,
      importedFrom,
      restrictedAt,
      ...fields
    } = input;
    if (_id === 'new') return this.create(ctx, fields);
    const details: GuestDetails = toGuestDetails(fields);
    return this.transactions.run(ctx, async (tx) =>
      toCustomerOutput(await this.customers.change(tx, _id, version, details)),
    );
  }

  /**
   * @throws {NotFoundError}
   * @throws {RuleError} ACCOUNT_INACTIVE, since the link would be refused; GUEST_WITHOUT_EMAIL
   */
  sendResetLink(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const guest = await this.customers.get(tx, id);
      if (!guest.active) throw new RuleError('ACCOUNT_INACTIVE');
      await this.links.sendResetLink(tx, guest);
      tx.audit({
        action: 'customer.resetLinkSent',
        entity: 'customer',
        entityId: guest._id,
        customerId: guest._id,
      });
      return null;
    });
  }
}
