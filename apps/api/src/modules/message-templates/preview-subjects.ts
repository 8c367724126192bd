import { type Language } from '@atrium/i18n/languages';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { Config } from '../../config/config';
import { type MailedBooking, MailedBookingsService } from '../bookings/public';
import { CustomersService } from '../customers/public';
import { isShownByExample, type TemplateInput } from '../messages/public';
import { VendorsService } from '../vendors/public';
import type { MessagePreviewInput, PreviewBookingOutput } from './message-templates.dto';
import { sampleMessage } from './sample-message';

/** Bookings to choose from. */
const OFFERED = 20;

/** What a message is looked at with. */
export interface PreviewSubject {
  readonly message: TemplateInput;
  /** Whom it is to; absent where only an example is at hand. */
  readonly guest?: { readonly firstname: string; readonly lastname: string };
  /** The booking whose values it shows. */
  readonly booking?: PreviewBookingOutput;
}

/** Finds real values for the texts that staff write: a text that looks right only with invented ones is not. */
@Injectable()
export class PreviewSubjects {
  constructor(
    private readonly bookings: MailedBookingsService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly config: Config,
  ) {}

  /**
   * The booking or guest that is named, else the booking made last, else an example.
   * @throws {NotFoundError} for one that is named and not there
   */
  async of(
    ctx: RequestContext,
    input: MessagePreviewInput,
    language: Language,
  ): Promise<PreviewSubject> {
    const { kind, customerId } = input;
    if (isShownByExample(kind) || input.example) return { message: await this.sample(ctx, input) };
    if (customerId && !input.bookingId) {
      const guest = await this.customers.get(ctx, customerId);
      return { message: await this.sample(ctx, input), guest };
    }
    const id = input.bookingId ?? (await this.bookings.newest(ctx, 1))[0];
    if (!id) return { message: await this.sample(ctx, input) };
    const mailed = await this.bookings.get(ctx, id, language);
    return {
      message: await this.sample(ctx, input, mailed.vars),
      guest: mailed.guest,
      booking: toPreviewBooking(mailed),
    };
  }

  /** Those made last, or those that a text finds. Named in the caller's language. */
  async offered(ctx: RequestContext, text = ''): Promise<PreviewBookingOutput[]> {
    const ids = text.trim()
      ? await this.bookings.matching(ctx, text, OFFERED)
      : await this.bookings.newest(ctx, OFFERED);
    const found = await Promise.allSettled(
      ids.map((id) => this.bookings.get(ctx, id, ctx.language)),
    );
    // one whose guest has gone since is left out
    return found.flatMap((one) => (one.status === 'fulfilled' ? toPreviewBooking(one.value) : []));
  }

  private async sample(
    ctx: RequestContext,
    { kind }: MessagePreviewInput,
    booking?: MailedBooking['vars'],
  ): Promise<TemplateInput> {
    const { timezone, slug } = await this.vendors.current(ctx);
    const link = this.config.link(`/activity-hub/${slug}/overview`);
    return sampleMessage(kind, { today: venueToday(ctx.now.getTime(), timezone), link, booking });
  }
}

const toPreviewBooking = ({ booking, guest, vars }: MailedBooking): PreviewBookingOutput => ({
  _id: booking._id.toHexString(),
  bookingId: booking.bookingId,
  guest: `${guest.firstname} ${guest.lastname}`.trim(),
  service: vars.service,
  date: vars.date,
  start: vars.start,
});
