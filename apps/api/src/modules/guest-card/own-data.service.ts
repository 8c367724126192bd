import { Readable } from 'node:stream';
import { languageOf } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { jsonPieces } from '../../common/http/json-pieces';
import { everyItem } from '../../common/http/validation/every-item';
import { present } from '../../common/present';
import { HubReservationsService } from '../bookings/public';
import { EmailChangesService } from '../credentials/public';
import { CustomersService } from '../customers/public';
import { MembershipsService } from '../memberships/public';
import { MessagesService } from '../messages/public';
import { ReviewsService } from '../reviews/public';
import { TreatmentsService } from '../spa/public';
import { StaysService } from '../stays/public';
import { VendorsService } from '../vendors/public';
import type { OwnDataStream, OwnMembershipUse, OwnMessage } from './own-data.dto';
import { ownDataPage } from './own-data-page';

/** Rows per read. */
const BATCH = 100;
/** A link with a code: anyone who reads it could open the account. */
const OPENS_THE_ACCOUNT = /[?&]code=/;

/**
 * Collects everything a guest may export (GDPR, articles 15 and 20). Lists are read page by page
 * while the answer is sent, so memory does not grow with them.
 */
@Injectable()
export class OwnDataService {
  // nine: everything that a guest may take along
  constructor(
    private readonly customers: CustomersService,
    private readonly emailChanges: EmailChangesService,
    private readonly reservations: HubReservationsService,
    private readonly treatments: TreatmentsService,
    private readonly stays: StaysService,
    private readonly memberships: MembershipsService,
    private readonly messages: MessagesService,
    private readonly reviews: ReviewsService,
    private readonly vendors: VendorsService,
  ) {}

  /** The answer as JSON text, including the envelope. @throws {NotFoundError} */
  async json(ctx: RequestContext): Promise<Readable> {
    return Readable.from(jsonPieces({ success: true, data: await this.all(ctx) }));
  }

  /** The same as a page, in the guest's own language if set. @throws {NotFoundError} */
  async page(ctx: RequestContext): Promise<Readable> {
    const { languageCode } = await this.customers.own(ctx);
    const { name, timezone, languageCode: venues } = await this.vendors.current(ctx);
    const language =
      languageOf(languageCode) ?? languageOf(ctx.language) ?? languageOf(venues) ?? 'en';
    const data = await this.all({ ...ctx, language });
    return Readable.from(ownDataPage(data, { language, vendor: name, timezone }));
  }

  private async all(ctx: RequestContext): Promise<OwnDataStream> {
    const guest = await this.customers.own(ctx);
    const pendingEmail = await this.emailChanges.pendingOf(ctx, objectId(guest._id));
    return {
      exportedAt: ctx.now.toISOString(),
      guest: { ...guest, ...present({ pendingEmail }) },
      reservations: {
        upcoming: this.reservations.everyOwn(ctx, 'upcoming'),
        past: this.reservations.everyOwn(ctx, 'past'),
      },
      treatments: this.treatments.everyOwn(ctx),
      stays: this.stays.everyOwn(ctx),
      memberships: this.memberships.everyOwn(ctx),
      membershipUses: this.usesOf(ctx),
      messages: this.messagesOf(ctx, guest._id),
      reviews: this.reviews.everyOwn(ctx),
    };
  }

  private async *usesOf(ctx: RequestContext): AsyncGenerator<OwnMembershipUse> {
    for await (const { _id, _membershipType } of this.memberships.everyOwn(ctx)) {
      const uses = everyItem((from) =>
        this.memberships.ownLedger(ctx, _id, { limit: BATCH, ...from }),
      );
      for await (const use of uses) {
        yield { ...use, _membership: _id, name: _membershipType.name };
      }
    }
  }

  private async *messagesOf(ctx: RequestContext, guestId: string): AsyncGenerator<OwnMessage> {
    const messages = everyItem((from) =>
      this.messages.ofCustomer(ctx, objectId(guestId), { limit: BATCH, ...from }),
    );
    for await (const { createdAt, channel, to, subject, text } of messages) {
      const shown = OPENS_THE_ACCOUNT.test(text) ? {} : { text };
      yield { at: createdAt, channel, to, subject, ...shown };
    }
  }
}
