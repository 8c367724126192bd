import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { languageOf, nameIn } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import { CustomersService, type GuestContact } from '../../customers/public';
import { MessagesService, type PreparedMessage } from '../../messages/public';
import type { Vendor } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { serviceText } from '../service-text';
import { totalOf } from '../terms/booking-total';
import { BookingLinks } from './booking-links';
import { calendarOfSeveral, calendarWithout } from './calendar-file';
import { priceLineTexts } from './price-line-texts';

/** Who is written to. */
export interface MailReceiver {
  readonly _id: Types.ObjectId;
  readonly firstname: string;
  readonly email?: string;
  readonly phone?: string;
  readonly languageCode?: string;
}

/** The service as mails name it. */
export interface MailedService {
  readonly name: string;
  readonly description: string;
  readonly languageList: readonly { languageType: string; name?: string }[];
  readonly showEndTime: boolean;
}

/** The venue as mails and calendars name it. */
type MailingVendor = Pick<Vendor, 'slug' | 'languageCode' | 'name' | 'timezone' | 'email'>;

export interface BookingMailInput {
  readonly booking: Booking;
  readonly service: MailedService;
  readonly vendor: MailingVendor;
  /** None: a drop-in or a deleted guest; nothing is sent. */
  readonly guest?: MailReceiver | null;
}

/** What a guest is told of a change of their booking. */
export type BookingNews = 'changed' | 'cancelled' | 'promoted' | 'waiting';

interface ChangesToTell {
  readonly vendor: BookingMailInput['vendor'];
  /** By hex id. Of a service that is not among them nobody is told; a guest who is not is looked up. */
  readonly references: {
    readonly services: ReadonlyMap<string, MailedService>;
    readonly customers?: ReadonlyMap<string, GuestContact>;
  };
  readonly steps: readonly {
    readonly before: Booking;
    readonly after: Booking | null;
    readonly news?: BookingNews;
  }[];
  readonly together: boolean;
}

interface ToldChange {
  readonly news: BookingNews;
  readonly before: Booking;
  /** Hex id of the guest. */
  readonly whose: string;
  readonly input: BookingMailInput;
}

/** Writes out what guests are told of their bookings, and stores it in the transaction that it tells of. */
@Injectable()
export class BookingMail {
  constructor(
    private readonly messages: MessagesService,
    private readonly customers: CustomersService,
    private readonly links: BookingLinks,
    private readonly config: Config,
  ) {}

  /**
   * Tells of a new booking, or of a place in the waiting list (1 is next); null: nobody is told, as of one that
   * its status makes inactive.
   */
  async forCreated(
    ctx: RequestContext,
    input: BookingMailInput,
    position?: number,
  ): Promise<PreparedMessage | null> {
    const { active, waitingList } = input.booking;
    const mail = active || waitingList ? this.addressed(input) : undefined;
    if (!mail) return null;
    if (!waitingList) {
      const calendar = this.calendar([input], mail.to.language);
      return this.messages.prepare(ctx, { ...mail, calendar, template: 'bookingConfirmation' });
    }
    const vars = { ...mail.vars, ...(position ? { position } : {}) };
    return this.messages.prepare(ctx, { ...mail, template: 'waitingListEntry', vars });
  }

  /** About what was booked, or cancelled, in one go: one message, about the first of them by time. */
  async ofSeveral(
    ctx: RequestContext,
    template: 'bookingConfirmation' | 'bookingCancellation',
    inputs: readonly BookingMailInput[],
  ): Promise<PreparedMessage | null> {
    const [first, ...others] = inputs.flatMap((input) => this.addressed(input) ?? []);
    if (!first) return null;
    const isOver = template === 'bookingCancellation';
    const calendar = this.calendar(inputs, first.to.language, isOver);
    const { vars } = first;
    const total = inputs.reduce((sum, { booking }) => sum + totalOf(booking), 0);
    const also = others.map(({ vars: { service, date, start, end } }) => ({
      service,
      date,
      start,
      ...(end === undefined ? {} : { end }),
    }));
    const again = isOver ? inputs[0] : undefined;
    const link = again ? this.bookAgain(again) : vars.link;
    const told = { ...vars, total, also, link };
    return this.messages.prepare(ctx, { ...first, calendar, template, vars: told });
  }

  /** About changes, each to the guest of the booking; with `together` one message for each guest. */
  async ofChanges(
    ctx: RequestContext,
    { vendor, references, steps, together }: ChangesToTell,
  ): Promise<PreparedMessage[]> {
    const told: ToldChange[] = [];
    for (const { before, after, news } of steps) {
      const booking = after ?? before;
      const service = references.services.get(booking._service.toHexString());
      if (!news || !service || !booking._customer) continue;
      const whose = booking._customer.toHexString();
      const guest = await this.receiver(ctx, booking._customer, references.customers?.get(whose));
      told.push({ news, before, whose, input: { booking, service, vendor, guest } });
    }
    const messages = together
      ? [...new Set(told.map(({ whose }) => whose))].map((whose) =>
          this.ofSeveral(
            ctx,
            'bookingCancellation',
            told.filter((one) => one.whose === whose).map(({ input }) => input),
          ),
        )
      : told.map((one) => this.ofChange(ctx, one));
    return (await Promise.all(messages)).flatMap((message) => message ?? []);
  }

  /** Writes prepared messages in the transaction, to be sent after it. */
  async store(tx: Transaction, messages: readonly PreparedMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await this.messages.store(tx, messages);
    tx.afterCommit(() => this.messages.sendSoon());
  }

  /** Null for a guest who has been erased, or taken up into another. */
  private async receiver(
    { vendorId }: RequestContext,
    id: Types.ObjectId,
    known: GuestContact | undefined,
  ): Promise<MailReceiver | null> {
    if (known) return known.mergedInto ? null : known;
    return this.customers.findOrErased({ vendorId }, id);
  }

  private async ofChange(
    ctx: RequestContext,
    { news, before, input }: ToldChange,
  ): Promise<PreparedMessage | null> {
    const addressed = this.addressed(input);
    if (!addressed) return null;
    const calendar = this.calendar([input], addressed.to.language, news === 'cancelled');
    const mail = { ...addressed, calendar };
    if (news === 'promoted') {
      return this.messages.prepare(ctx, { ...mail, template: 'waitingListPromotion' });
    }
    if (news === 'waiting') {
      return this.messages.prepare(ctx, { ...mail, template: 'waitingListEntry' });
    }
    if (news === 'cancelled') {
      const vars = { ...mail.vars, link: this.bookAgain(input) };
      return this.messages.prepare(ctx, { ...mail, template: 'bookingCancellation', vars });
    }
    const was = { date: dateOf(before.start), start: before.timeindex };
    const moved = was.date !== mail.vars.date || was.start !== mail.vars.start;
    const vars = { ...mail.vars, ...(moved ? { before: was } : {}) };
    return this.messages.prepare(ctx, { ...mail, template: 'bookingChange', vars });
  }

  /** What a message says of a booking, in a language. @param language code */
  varsOf(
    { booking, service, vendor }: Pick<BookingMailInput, 'booking' | 'service' | 'vendor'>,
    language: string,
  ) {
    const price = priceLineTexts(booking, languageOf(language) ?? 'en');
    return {
      service: serviceText(service, language).name,
      date: dateOf(booking.start),
      start: booking.timeindex,
      ...(service.showEndTime ? { end: booking.timeindexEnd } : {}),
      participants: booking.participants,
      numberOfChildren: booking.numberOfChildren,
      bookingId: booking.bookingId,
      ...(booking.comment ? { comment: booking.comment } : {}),
      addons: booking.addons.map(({ _addon, quantity }) => ({
        name: nameIn(language, _addon),
        quantity,
      })),
      ...(price.length > 0 ? { price } : {}),
      total: totalOf(booking),
      cancelUntil: booking.terms.cancellationDeadline,
      link: this.links.pageOf(booking, vendor.slug),
    };
  }

  /**
   * For the guest's calendar: each mail brings it up to date.
   * @param isOver they are taken out of it @param language code
   */
  calendar(
    inputs: readonly Pick<BookingMailInput, 'booking' | 'service' | 'vendor'>[],
    language: string,
    isOver = false,
  ): string {
    const several = inputs.map(({ booking, service, vendor }) => ({
      booking,
      context: {
        title: serviceText(service, language).name,
        vendor,
        url: this.links.pageOf(booking, vendor.slug),
      },
    }));
    return isOver ? calendarWithout(several) : calendarOfSeveral(several);
  }

  private bookAgain({ booking, vendor: { slug } }: BookingMailInput): string {
    return this.config.link(
      booking.withoutAccount ? `/booking/${slug}` : `/activity-hub/${slug}/new-reservation`,
    );
  }

  private addressed({ booking, service, vendor, guest }: BookingMailInput) {
    if (!guest?.email) return undefined;
    const language = guest.languageCode ?? vendor.languageCode;
    return {
      to: {
        email: guest.email,
        firstname: guest.firstname,
        language,
        customerId: guest._id,
      },
      entity: { type: 'booking', id: booking._id },
      vars: this.varsOf({ booking, service, vendor }, language),
    };
  }
}
