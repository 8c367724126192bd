import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../common/context/request-context';
import { AppError, NotFoundError } from '../../common/errors/app-error';
import { pageOf } from '../../common/http/page';
import { Transactions } from '../../common/transactions/transactions';
import { CustomersService, declines, GuestConsents } from '../customers/public';
import { MarketingConsentService, OptOutLinksService } from '../messages/public';
import { VendorsService } from '../vendors/public';
import {
  consentOf,
  type OptOutByLinkInput,
  type OptOutInput,
  type OptOutOutput,
  type OptOutsPageOutput,
  type OptOutsQuery,
  toOptOutOutput,
} from './opt-outs.dto';

/** Guests who declined marketing, by their latest consents. */
@Injectable()
export class OptOutsService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly customers: CustomersService,
    private readonly consents: GuestConsents,
    private readonly vendors: VendorsService,
    private readonly links: OptOutLinksService,
    private readonly marketing: MarketingConsentService,
  ) {}

  /** The outbox asks here before it sends anything not needed for a booking. */
  onModuleInit(): void {
    this.marketing.register(async (scope, id, channel) => {
      const [guest] = await this.consents.of(scope, [id]);
      return !guest || declines(guest, consentOf[channel]);
    });
  }

  async page(ctx: RequestContext, query: OptOutsQuery): Promise<OptOutsPageOutput> {
    const { limit, cursor, channel, text } = query;
    const types = channel ? [consentOf[channel]] : Object.values(consentOf);
    const found = await this.consents.declining(ctx, types, { limit: limit + 1, cursor, text });
    const { items, nextCursor } = pageOf(found, limit);
    return { items: items.map(toOptOutOutput), ...(nextCursor ? { nextCursor } : {}) };
  }

  /** @throws {NotFoundError} */
  add(ctx: RequestContext, { customerId, channel }: OptOutInput): Promise<OptOutOutput> {
    return this.transactions.run(ctx, async (tx) =>
      toOptOutOutput(await this.consents.record(tx, customerId, declined(channel))),
    );
  }

  /** The guest has said neither yes nor no any more. @throws {NotFoundError} */
  remove(ctx: RequestContext, { customerId, channel }: OptOutInput): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      await this.consents.forget(tx, customerId, consentOf[channel]);
      return null;
    });
  }

  /**
   * From the link in a message, after a confirming click; repeating it does no harm. If the guest
   * has been merged since, it applies to the kept guest, who gets the messages now.
   * @throws {AppError} 403 OPT_OUT_LINK_INVALID, also for a guest who is gone
   */
  async byLink(call: CallContext, vendorId: string, input: OptOutByLinkInput): Promise<null> {
    const { ctx } = await this.vendors.enter(call, vendorId);
    const { guest, channel, signature } = input;
    if (!this.links.isRight({ vendorId: ctx.vendorId, guest, channel }, signature)) throw refused();
    const actor = { kind: 'guest', id: guest, name: '' } as const;
    try {
      await this.transactions.run({ ...ctx, actor }, async (tx) => {
        const current = await this.customers.claim(tx, guest);
        await this.consents.record(tx, current, declined(channel));
      });
    } catch (error) {
      throw error instanceof NotFoundError ? refused() : error;
    }
    return null;
  }

  /**
   * The page behind a link that mail programs post to.
   * @throws {AppError} 403 OPT_OUT_LINK_INVALID
   */
  async pageOfLink(call: CallContext, vendorId: string, input: OptOutByLinkInput): Promise<string> {
    const { ctx } = await this.vendors.enter(call, vendorId);
    const { guest, channel, signature } = input;
    const claim = { vendorId: ctx.vendorId, guest, channel };
    if (!this.links.isRight(claim, signature)) throw refused();
    return this.links.page(claim);
  }
}

const declined = (channel: OptOutInput['channel']) => [{ type: consentOf[channel], given: false }];

const refused = (): AppError => new AppError(403, 'OPT_OUT_LINK_INVALID');
