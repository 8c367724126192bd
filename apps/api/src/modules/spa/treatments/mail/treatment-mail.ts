import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import { languageOf, nameIn, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { calendarEvent } from '../../../../common/calendar/calendar-event';
import type { Transaction } from '../../../../common/transactions/transaction';
import { Config } from '../../../../config/config';
import { CustomersService } from '../../../customers/public';
import { MessagesService, type TreatmentVars } from '../../../messages/public';
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
    const guest =
      treatment._customer && (await this.customers.findOrErased(tx, treatment._customer));
    if (!guest?.email) return null;
    const vendor = await this.vendors.current(tx);
    const language = guest.languageCode ?? vendor.languageCode;
    const vars = await this.varsOf(tx, treatment, vendor, language);
    return this.messages.enqueue(tx, {
      template: 'treatmentConfirmation',
      vars,
      calendar: calendarOf(treatment, vendor, vars),
      to: {
        email: guest.email,
        firstname: guest.firstname,
        lastname: guest.lastname,
        language,
        customerId: guest._id,
      },
      entity: { type: 'treatment', id: treatment._id },
    });
  }

  private async varsOf(
    tx: Transaction,
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

const calendarOf = (
  { _id, version, createdAt, updatedAt }: Treatment,
  vendor: Vendor,
  { treatment: title, date, start, end, therapists, link: url }: TreatmentVars,
): string =>
  calendarEvent({
    ...{ _id: _id.toHexString(), sequence: version, state: 'confirmed', createdAt, updatedAt },
    ...{ date, start, end, title, vendor, url },
    ...(therapists.length > 0 ? { description: therapists.join(', ') } : {}),
  });
