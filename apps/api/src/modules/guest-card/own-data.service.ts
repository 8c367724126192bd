import { languageOf } from '@atrium/rules/languages';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { HubReservationsService } from '../bookings/hub-reservations.service';
import { CustomersService } from '../customers/customers.service';
import { MembershipsService } from '../memberships/memberships.service';
import { MessagesService } from '../messages/messages.service';
import { StaysService } from '../stays/stays.service';
import { VendorsService } from '../vendors/vendors.service';
import type { OwnDataExport, OwnMessage } from './own-data.dto';
import { ownDataPage } from './own-data-page';

/** Messages read at a time; they are kept for 90 days. */
const MESSAGES = 100;
/** A link with a code: whoever reads it could open the account. */
const OPENS_THE_ACCOUNT = /[?&]code=/;

/** Gathers what a guest may take along (GDPR, article 20). */
@Injectable()
export class OwnDataService {
  constructor(
    private readonly customers: CustomersService,
    private readonly reservations: HubReservationsService,
    private readonly stays: StaysService,
    private readonly memberships: MembershipsService,
    private readonly messages: MessagesService,
    private readonly vendors: VendorsService,
  ) {}

  /** @throws {NotFoundError} */
  async export(ctx: RequestContext): Promise<OwnDataExport> {
    const guest = await this.customers.own(ctx);
    const [reservations, stays, memberships, messages] = await Promise.all([
      this.reservations.mine(ctx),
      this.stays.own(ctx),
      this.memberships.own(ctx),
      this.messagesOf(ctx, guest._id),
    ]);
    const exportedAt = ctx.now.toISOString();
    return { exportedAt, guest, reservations, stays, memberships, messages };
  }

  /** The same to be read, in the guest's own language where there is one. @throws {NotFoundError} */
  async page(ctx: RequestContext): Promise<string> {
    const { languageCode } = await this.customers.own(ctx);
    const { name, timezone, languageCode: venues } = await this.vendors.current(ctx);
    const language =
      languageOf(languageCode) ?? languageOf(ctx.language) ?? languageOf(venues) ?? 'en';
    const data = await this.export({ ...ctx, language });
    return ownDataPage(data, { language, vendor: name, timezone });
  }

  private async messagesOf(ctx: RequestContext, guestId: string): Promise<OwnMessage[]> {
    const messages: OwnMessage[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: MESSAGES, ...(cursor ? { cursor } : {}) };
      const { items, nextCursor } = await this.messages.ofCustomer(ctx, objectId(guestId), query);
      for (const { createdAt, channel, to, subject, text } of items) {
        const shown = OPENS_THE_ACCOUNT.test(text) ? {} : { text };
        messages.push({ at: createdAt, channel, to, subject, ...shown });
      }
      cursor = nextCursor;
    } while (cursor);
    return messages;
  }
}
