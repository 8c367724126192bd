import { formatList } from '@atrium/i18n/format';
import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import { languageOf, nameIn, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { type CalendarEntry, calendarOf } from '../../../../common/calendar/calendar-event';
import type { RequestContext } from '../../../../common/context/request-context';
import type { Transaction } from '../../../../common/transactions/transaction';
import { CustomersService } from '../../../customers/public';
import {
  type BookingVars,
  type JourneyPartVars,
  MessagesService,
  type TreatmentVars,
} from '../../../messages/public';
import { VendorsService } from '../../../vendors/public';
import { IntakeLinks } from '../../intake-answers/public';
import { TherapistsService } from '../../therapists/public';
import { TreatmentTypesService } from '../../treatment-types/public';
import { totalOf } from '../addons/treatment-total';
import type { Treatment } from '../treatment.schema';
import { TreatmentLinks } from './treatment-links';

type Vendor = Awaited<ReturnType<VendorsService['current']>>;

/** What a message and its calendar file say. */
interface Letter {
  readonly vars: TreatmentVars;
  /** Of each treatment, in the same order. */
  readonly parts: readonly JourneyPartVars[];
}

/**
 * Writes to guests about their treatments, in the transaction that it is given: about one, or in one message
 * about all of a journey, by their start. That goes to the first guest of the journey who is known.
 */
@Injectable()
export class TreatmentMail {
  // seven: a mail names the treatment, its therapist, the venue and both links
  constructor(
    private readonly messages: MessagesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly intakeLinks: IntakeLinks,
    private readonly links: TreatmentLinks,
  ) {}

  /**
   * Confirms what was booked, with a file for the guest’s calendar.
   * @returns the message’s id; null without a guest, or one without an email address
   */
  async confirm(tx: Transaction, treatments: readonly Treatment[]): Promise<Types.ObjectId | null> {
    const mail = await this.addressed(tx, treatments);
    return mail && this.messages.enqueue(tx, { ...mail, template: 'treatmentConfirmation' });
  }

  /** Tells of another time or comment. @returns as `confirm` */
  async changed(
    tx: Transaction,
    before: readonly Treatment[],
    after: readonly Treatment[],
  ): Promise<Types.ObjectId | null> {
    const mail = await this.addressed(tx, after);
    const [was, is] = [before[0], after[0]];
    if (!mail || !was || !is) return null;
    const isMoved = was.date !== is.date || was.timeindexStart !== is.timeindexStart;
    const vars = {
      ...asBooking(mail.vars),
      ...(isMoved ? { before: { date: was.date, start: was.timeindexStart } } : {}),
    };
    return this.messages.enqueue(tx, { ...mail, template: 'bookingChange', vars });
  }

  /** Takes it out of the guest’s calendar, and leads to where it can be booked again. @returns as `confirm` */
  async cancelled(
    tx: Transaction,
    treatments: readonly Treatment[],
  ): Promise<Types.ObjectId | null> {
    const mail = await this.addressed(tx, treatments, 'cancelled');
    if (!mail) return null;
    const { slug } = await this.vendors.current(tx);
    const [first, ...others] = treatments;
    const link = first && this.links.againOf(first, slug, others.length > 0);
    const vars = { ...asBooking(mail.vars), ...(link ? { link } : {}) };
    return this.messages.enqueue(tx, { ...mail, template: 'bookingCancellation', vars });
  }

  /** For the calendar of whoever asks. @param treatments at least one */
  async calendar(ctx: RequestContext, treatments: readonly Treatment[]): Promise<string> {
    const vendor = await this.vendors.current(ctx);
    return calendarFile(
      treatments,
      vendor,
      await this.letter(ctx, treatments, vendor, ctx.language),
    );
  }

  private async addressed(tx: Transaction, treatments: readonly Treatment[], state?: 'cancelled') {
    const known = treatments.find(({ _customer }) => _customer);
    if (!known?._customer) return null;
    const guest = await this.customers.findOrErased(tx, known._customer);
    if (!guest?.email) return null;
    const vendor = await this.vendors.current(tx);
    const language = guest.languageCode ?? vendor.languageCode;
    const letter = await this.letter(tx, treatments, vendor, language);
    const { email, firstname, lastname, _id: customerId } = guest;
    return {
      vars: letter.vars,
      calendar: calendarFile(treatments, vendor, letter, state),
      to: { email, firstname, lastname, language, customerId },
      entity: { type: 'treatment', id: known._id },
    };
  }

  private async letter(
    ctx: RequestContext,
    treatments: readonly Treatment[],
    { slug, timezone }: Vendor,
    code: string,
  ): Promise<Letter> {
    const [first] = treatments;
    if (!first) throw new Error('a letter is about a treatment');
    const language = languageOf(code) ?? 'en';
    const parts = await this.partsOf(ctx, treatments, language);
    const agreed = treatments.filter(({ terms }) => terms);
    const deadlines = agreed.map((one) => deadlineOf(one, timezone));
    const comment = unique(treatments.map((one) => one.comment).filter(Boolean)).join('\n');
    const intakes = await this.intakesOf(ctx, treatments, slug, parts);
    const vars: TreatmentVars = {
      treatment: formatList(language, unique(parts.map(({ treatment }) => treatment))),
      date: first.date,
      start: first.timeindexStart,
      end: Math.max(...treatments.map(({ timeindexEnd }) => timeindexEnd)),
      guests: Math.max(...treatments.map(({ guests }) => guests)),
      therapists: unique(parts.flatMap(({ therapists }) => therapists)),
      ...(parts.length > 1 ? { parts } : {}),
      ...(comment ? { comment } : {}),
      addons: treatments.flatMap(({ addons = [] }) =>
        addons.map(({ _addon, quantity }) => ({ name: nameIn(language, _addon), quantity })),
      ),
      ...(agreed.length > 0
        ? {
            total: agreed.reduce((sum, one) => sum + totalOf(one), 0),
            cancelUntil: new Date(Math.min(...deadlines)),
          }
        : {}),
      ...(treatments.length === 1 && first.bookingId ? { bookingId: first.bookingId } : {}),
      link: this.links.pageOf(first, slug, treatments.length > 1),
      ...(intakes.length > 0 ? { intakes } : {}),
    };
    return { vars, parts };
  }

  /** Where to answer before those whose type asks. */
  private async intakesOf(
    ctx: RequestContext,
    treatments: readonly Treatment[],
    slug: string,
    parts: readonly JourneyPartVars[],
  ): Promise<NonNullable<TreatmentVars['intakes']>> {
    const types = await this.types.byIds(
      ctx,
      treatments.flatMap(({ _treatmentType }) => _treatmentType ?? []),
    );
    return treatments.flatMap((one, index) => {
      if (!types.get(one._treatmentType?.toHexString() ?? '')?.intake?.asked) return [];
      const link = this.intakeLinks.of({ vendorId: ctx.vendorId, slug }, one);
      return [{ treatment: parts[index]?.treatment ?? '', link }];
    });
  }

  private async partsOf(
    ctx: RequestContext,
    treatments: readonly Treatment[],
    language: ReturnType<typeof languageOf>,
  ): Promise<JourneyPartVars[]> {
    const [types, therapists] = await Promise.all([
      this.types.byIds(
        ctx,
        treatments.flatMap(({ _treatmentType }) => _treatmentType ?? []),
      ),
      this.therapists.byIds(
        ctx,
        treatments.flatMap((one) => one.therapists.map(({ _therapist }) => _therapist)),
      ),
    ]);
    return treatments.map((one) => {
      const type = types.get(one._treatmentType?.toHexString() ?? '');
      return {
        treatment: type ? pickTranslation(type.languageList, language ?? 'en', type).name : '',
        date: one.date,
        start: one.timeindexStart,
        end: one.timeindexEnd,
        therapists: one.therapists.flatMap(
          ({ _therapist }) => therapists.get(_therapist.toHexString())?.name ?? [],
        ),
      };
    });
  }
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** Until when the guest may cancel free of charge, epoch milliseconds. @param zone IANA */
const deadlineOf = ({ date, timeindexStart, terms }: Treatment, zone: string): number =>
  cancellationDeadline({
    ...{ date, timeindex: timeindexStart, zone },
    cancellationHours: terms?.cancelInformation,
  });

/** What a message about any booking says. */
const asBooking = ({
  treatment,
  guests,
  therapists,
  parts,
  ...vars
}: TreatmentVars): BookingVars => ({ ...vars, service: treatment, participants: guests });

const calendarFile = (
  treatments: readonly Treatment[],
  vendor: Vendor,
  { vars: { link: url }, parts }: Letter,
  state?: CalendarEntry['state'],
): string =>
  calendarOf(
    treatments.map(({ _id, version, status, createdAt, updatedAt, ...one }, index) => {
      const { treatment = '', therapists = [] } = parts[index] ?? {};
      return {
        _id: _id.toHexString(),
        state: state ?? (status === 'tentative' ? 'tentative' : 'confirmed'),
        ...{ createdAt, updatedAt, vendor, url },
        // what is deleted gets no version of its own
        sequence: state === 'cancelled' ? version + 1 : version,
        ...{ date: one.date, start: one.timeindexStart, end: one.timeindexEnd, title: treatment },
        ...(therapists.length > 0 ? { description: therapists.join(', ') } : {}),
      };
    }),
  );
