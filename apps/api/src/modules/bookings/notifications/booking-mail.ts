import { dateOf } from '@atrium/rules/calendar-date';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import { MessagesService, type PreparedMessage } from '../../messages/public';
import type { Booking } from '../booking.schema';
import { totalOf } from '../booking-presenter';
import { serviceText } from '../service-text';

/** Who is written to. */
export interface MailReceiver {
  readonly _id: Types.ObjectId;
  readonly firstname: string;
  readonly email?: string;
  readonly languageCode?: string;
}

/** The service as mails name it. */
export interface MailedService {
  readonly name: string;
  readonly description: string;
  readonly languageList: readonly { languageType: string; name?: string }[];
  readonly showEndTime: boolean;
}

export interface BookingMailInput {
  readonly booking: Booking;
  readonly service: MailedService;
  readonly vendor: { readonly slug: string; readonly languageCode: string };
  /** None: a drop-in or a deleted guest; nothing is sent. */
  readonly guest?: MailReceiver | null;
}

/** Writes the guest's messages about a booking, in its transaction. */
@Injectable()
export class BookingMail {
  constructor(
    private readonly messages: MessagesService,
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
      return this.messages.prepare(ctx, { ...mail, template: 'bookingConfirmation' });
    }
    const vars = { ...mail.vars, ...(position ? { position } : {}) };
    return this.messages.prepare(ctx, { ...mail, template: 'waitingListEntry', vars });
  }

  /** Tells of what was booked, or cancelled, in one go: one message, about the first of them by time. */
  async ofSeveral(
    tx: Transaction,
    template: 'bookingConfirmation' | 'bookingCancellation',
    inputs: readonly BookingMailInput[],
  ): Promise<void> {
    const [first, ...others] = inputs.flatMap((input) => this.addressed(input) ?? []);
    if (!first) return;
    const { vars } = first;
    const total = inputs.reduce((sum, { booking }) => sum + totalOf(booking), 0);
    const also = others.map(({ vars: { service, date, start, end } }) => ({
      service,
      date,
      start,
      ...(end === undefined ? {} : { end }),
    }));
    const again = template === 'bookingCancellation' ? inputs[0] : undefined;
    const link = again ? this.bookAgain(again) : vars.link;
    await this.messages.enqueue(tx, { ...first, template, vars: { ...vars, total, also, link } });
  }

  /** Writes a prepared message in the transaction, to be sent after it. */
  async store(tx: Transaction, message: PreparedMessage | null): Promise<void> {
    if (!message) return;
    await this.messages.store(tx, [message]);
    tx.afterCommit(() => this.messages.sendSoon());
  }

  async changed(tx: Transaction, input: BookingMailInput, before: Booking): Promise<void> {
    const mail = this.addressed(input);
    if (!mail) return;
    const was = { date: dateOf(before.start), start: before.timeindex };
    const moved = was.date !== mail.vars.date || was.start !== mail.vars.start;
    await this.messages.enqueue(tx, {
      ...mail,
      template: 'bookingChange',
      vars: { ...mail.vars, ...(moved ? { before: was } : {}) },
    });
  }

  async cancelled(tx: Transaction, input: BookingMailInput): Promise<void> {
    const mail = this.addressed(input);
    if (!mail) return;
    const vars = { ...mail.vars, link: this.bookAgain(input) };
    await this.messages.enqueue(tx, { ...mail, template: 'bookingCancellation', vars });
  }

  async promoted(tx: Transaction, input: BookingMailInput): Promise<void> {
    const mail = this.addressed(input);
    if (mail) await this.messages.enqueue(tx, { ...mail, template: 'waitingListPromotion' });
  }

  /** What a message says of a booking, in a language. @param language code */
  varsOf(
    { booking, service, vendor }: Pick<BookingMailInput, 'booking' | 'service' | 'vendor'>,
    language: string,
  ) {
    return {
      service: serviceText(service, language).name,
      date: dateOf(booking.start),
      start: booking.timeindex,
      ...(service.showEndTime ? { end: booking.timeindexEnd } : {}),
      participants: booking.participants,
      numberOfChildren: booking.numberOfChildren,
      bookingId: booking.bookingId,
      ...(booking.comment ? { comment: booking.comment } : {}),
      addons: booking.addons.map(({ _addon, quantity }) => ({ name: _addon.name, quantity })),
      total: totalOf(booking),
      cancelUntil: booking.terms.cancellationDeadline,
      link: this.config.link(`/activity-hub/${vendor.slug}/activity/${booking._id.toHexString()}`),
    };
  }

  private bookAgain({ vendor }: BookingMailInput): string {
    return this.config.link(`/activity-hub/${vendor.slug}/new-reservation`);
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
