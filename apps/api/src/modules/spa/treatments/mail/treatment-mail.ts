import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import { languageOf, nameIn, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { type CalendarEntry, calendarEvent } from '../../../../common/calendar/calendar-event';
import type { RequestContext } from '../../../../common/context/request-context';
import type { Transaction } from '../../../../common/transactions/transaction';
import { Config } from '../../../../config/config';
import { CustomersService } from '../../../customers/public';
import { type BookingVars, MessagesService, type TreatmentVars } from '../../../messages/public';
import { VendorsService } from '../../../vendors/public';
import { TherapistsService } from '../../therapists/public';
import { TreatmentTypesService } from '../../treatment-types/public';
import { totalOf } from '../addons/treatment-total';
import type { Treatment } from '../treatment.schema';

type Vendor = Awaited<ReturnType<VendorsService['current']>>;

/** Writes to guests about their treatments, in the transaction that it is given. */
@Injectable()
export class TreatmentMail {
  constructor(
    private readonly messages: MessagesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly config: Config,
  ) {}

  /**
   * Confirms a treatment to its guest, with a file for their calendar.
   * @returns the message’s id; null without a guest, or one without an email address
   */
  async confirm(tx: Transaction, treatment: Treatment): Promise<Types.ObjectId | null> {
    const mail = await this.addressed(tx, treatment);
    return mail && this.messages.enqueue(tx, { ...mail, template: 'treatmentConfirmation' });
  }

  /** Tells of another time or comment. @returns as `confirm` */
  async changed(
    tx: Transaction,
    before: Treatment,
    after: Treatment,
  ): Promise<Types.ObjectId | null> {
    const mail = await this.addressed(tx, after);
    if (!mail) return null;
    const was = { date: before.date, start: before.timeindexStart };
    const isMoved = was.date !== after.date || was.start !== after.timeindexStart;
    const vars = { ...asBooking(mail.vars), ...(isMoved ? { before: was } : {}) };
    return this.messages.enqueue(tx, { ...mail, template: 'bookingChange', vars });
  }

  /** Takes it out of the guest’s calendar, and leads to where it can be booked again. @returns as `confirm` */
  async cancelled(tx: Transaction, treatment: Treatment): Promise<Types.ObjectId | null> {
    const mail = await this.addressed(tx, treatment, 'cancelled');
    if (!mail) return null;
    const { slug } = await this.vendors.current(tx);
    const again = `new-treatment/${treatment._treatmentType?.toHexString() ?? ''}`;
    const link = this.config.link(`/activity-hub/${slug}/${again}`);
    const vars = { ...asBooking(mail.vars), link };
    return this.messages.enqueue(tx, { ...mail, template: 'bookingCancellation', vars });
  }

  /** A treatment for its guest’s calendar. */
  async calendar(ctx: RequestContext, treatment: Treatment): Promise<string> {
    const vendor = await this.vendors.current(ctx);
    const vars = await this.varsOf(ctx, treatment, vendor, ctx.language);
    return calendarOf(treatment, vendor, vars);
  }

  private async addressed(tx: Transaction, treatment: Treatment, state?: 'cancelled') {
    const guest =
      treatment._customer && (await this.customers.findOrErased(tx, treatment._customer));
    if (!guest?.email) return null;
    const vendor = await this.vendors.current(tx);
    const language = guest.languageCode ?? vendor.languageCode;
    const vars = await this.varsOf(tx, treatment, vendor, language);
    const { email, firstname, lastname, _id: customerId } = guest;
    return {
      vars,
      calendar: calendarOf(treatment, vendor, vars, state),
      to: { email, firstname, lastname, language, customerId },
      entity: { type: 'treatment', id: treatment._id },
    };
  }

  private async varsOf(
    tx: RequestContext,
    treatment: Treatment,
    { slug, timezone }: Vendor,
    language: string,
  ): Promise<TreatmentVars> {
    const { _treatmentType, date, timeindexStart, timeindexEnd, guests, comment, terms } =
      treatment;
    const ids = treatment.therapists.map(({ _therapist }) => _therapist);
    const [types, therapists] = await Promise.all([
      this.types.byIds(tx, _treatmentType ? [_treatmentType] : []),
      this.therapists.byIds(tx, ids),
    ]);
    const type = _treatmentType && types.get(_treatmentType.toHexString());
    return {
      treatment: type
        ? pickTranslation(type.languageList, languageOf(language) ?? 'en', type).name
        : '',
      ...{ date, start: timeindexStart, end: timeindexEnd, guests },
      therapists: ids.flatMap((id) => therapists.get(id.toHexString())?.name ?? []),
      ...(comment ? { comment } : {}),
      addons: (treatment.addons ?? []).map(({ _addon, quantity }) => ({
        name: nameIn(language, _addon),
        quantity,
      })),
      ...(terms ? { total: totalOf(treatment), cancelUntil: deadlineOf(treatment, timezone) } : {}),
      link: this.config.link(`/activity-hub/${slug}/treatment/${treatment._id.toHexString()}`),
    };
  }
}

/** Until when the guest may cancel free of charge. @param zone IANA */
function deadlineOf({ date, timeindexStart, terms }: Treatment, zone: string): Date {
  const cancellationHours = terms?.cancelInformation;
  return new Date(
    cancellationDeadline({ date, timeindex: timeindexStart, zone, cancellationHours }),
  );
}

/** What a message about any booking says. */
const asBooking = ({ treatment, guests, therapists, ...vars }: TreatmentVars): BookingVars => ({
  ...vars,
  service: treatment,
  participants: guests,
});

const calendarOf = (
  { _id, version, status, createdAt, updatedAt }: Treatment,
  vendor: Vendor,
  { treatment: title, date, start, end, therapists, link: url }: TreatmentVars,
  state: CalendarEntry['state'] = status === 'tentative' ? 'tentative' : 'confirmed',
): string =>
  calendarEvent({
    ...{ _id: _id.toHexString(), state, createdAt, updatedAt },
    // what is deleted gets no version of its own
    sequence: state === 'cancelled' ? version + 1 : version,
    ...{ date, start, end, title, vendor, url },
    ...(therapists.length > 0 ? { description: therapists.join(', ') } : {}),
  });
