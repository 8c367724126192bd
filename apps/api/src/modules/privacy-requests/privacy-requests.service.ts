import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ownId } from '../../common/context/own-id';
import type { RequestContext } from '../../common/context/request-context';
import { guestDocuments } from '../../common/database/guest-belongings';
import { clientId } from '../../common/database/object-id';
import { NotFoundError } from '../../common/errors/app-error';
import { pageOf } from '../../common/http/page';
import { Transactions } from '../../common/transactions/transactions';
import { CustomersService, GuestBelongingsService } from '../customers/public';
import { AskingGuests } from './asking-guests';
import { nameOf } from './moved-request';
import { PrivacyIntake } from './privacy-intake';
import {
  type OwnPrivacyRequestInput,
  type OwnPrivacyRequestOutput,
  type PrivacyRequestInput,
  type PrivacyRequestOutput,
  type PrivacyRequestsPageOutput,
  type PrivacyRequestsQuery,
  toOwnRequest,
  toRequestOutput,
} from './privacy-requests.dto';
import { PrivacyRequestsRepository } from './privacy-requests.repository';
import { ShownRequests } from './shown-requests';

/** A guest has a handful in a lifetime. */
const OWN_SHOWN = 50;

/** What guests ask of a venue about their data: as they and as staff see it. */
@Injectable()
export class PrivacyRequestsService implements OnModuleInit {
  // seven: who asks, what they asked, and what is registered for merging and erasure
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: PrivacyRequestsRepository,
    private readonly customers: CustomersService,
    private readonly guests: AskingGuests,
    private readonly intake: PrivacyIntake,
    private readonly belongings: GuestBelongingsService,
    private readonly shown: ShownRequests,
  ) {}

  onModuleInit(): void {
    this.belongings.register(guestDocuments('privacyRequests', this.requests, '_customer'));
    this.customers.registerErasureListener((tx, { _id }) => this.requests.forget(tx, _id, tx.now));
  }

  /** Latest first. */
  async page(ctx: RequestContext, query: PrivacyRequestsQuery): Promise<PrivacyRequestsPageOutput> {
    const { limit, cursor, state, kind, customerId } = query;
    const filter = {
      ...(state ? { state } : {}),
      ...(kind ? { kind } : {}),
      ...(customerId ? { _customer: clientId(customerId) } : {}),
    };
    const after = cursor ? clientId(cursor) : undefined;
    const found = await this.requests.page(ctx, filter, limit + 1, after);
    const { items, ...rest } = pageOf(found, limit);
    const [today, guests] = await Promise.all([
      this.intake.today(ctx),
      this.guests.of(
        ctx,
        items.map(({ _customer }) => _customer),
      ),
    ]);
    return { items: items.map((one) => toRequestOutput(one, guests(one), today)), ...rest };
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<PrivacyRequestOutput> {
    return this.shown.of(ctx, await this.requests.get(ctx, id));
  }

  /**
   * What a guest asked of staff.
   * @throws {NotFoundError}
   * @throws {ConflictError} PRIVACY_REQUEST_WAITING
   * @throws {RuleError} GUEST_WITHOUT_EMAIL where nobody checked who asks
   */
  record(ctx: RequestContext, input: PrivacyRequestInput): Promise<PrivacyRequestOutput> {
    const { customerId, kind, channel, details, identityNote } = input;
    const by = nameOf(ctx);
    return this.transactions.run(ctx, async (tx) => {
      const guest = await this.customers.get(tx, customerId);
      const request = await this.intake.receive(tx, guest, {
        ...{ kind, channel },
        ...(details ? { details } : {}),
        ...(by ? { receivedBy: by } : {}),
        ...(identityNote
          ? {
              identified: {
                ...{ identifiedHow: 'staff' as const, identityNote },
                ...(by ? { identifiedBy: by } : {}),
              },
            }
          : {}),
      });
      return this.shown.of(tx, request);
    });
  }

  /** The signed-in guest's, latest first. */
  async own(ctx: RequestContext): Promise<OwnPrivacyRequestOutput[]> {
    const [today, found] = await Promise.all([
      this.intake.today(ctx),
      this.requests.ofGuest(ctx, clientId(ownId(ctx)), OWN_SHOWN),
    ]);
    return found.map((one) => toOwnRequest(one, today));
  }

  /** @throws {ConflictError} PRIVACY_REQUEST_WAITING */
  ask(ctx: RequestContext, input: OwnPrivacyRequestInput): Promise<OwnPrivacyRequestOutput> {
    const { kind, details } = input;
    return this.transactions.run(ctx, async (tx) => {
      const guest = await this.customers.get(tx, ownId(tx));
      const request = await this.intake.receive(tx, guest, {
        ...{ kind, channel: 'hub', ...(details ? { details } : {}) },
        identified: { identifiedHow: 'account' },
      });
      return toOwnRequest(request, await this.intake.today(tx));
    });
  }

  /**
   * The guest does not want it any more.
   * @throws {NotFoundError}
   * @throws {ConflictError} PRIVACY_REQUEST_CLOSED
   */
  withdraw(ctx: RequestContext, id: string): Promise<OwnPrivacyRequestOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const request = await this.requests.get(tx, id);
      const own = ownId(tx);
      if (request._customer.toHexString() !== own) throw new NotFoundError();
      const withdrawn = await this.intake.withdraw(tx, request);
      return toOwnRequest(withdrawn, await this.intake.today(tx));
    });
  }
}
