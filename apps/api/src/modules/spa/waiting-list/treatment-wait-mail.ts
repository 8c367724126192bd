import type { DayStarts } from '@atrium/rules/spa/waiting-list';
import { languageOf, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import { CustomersService } from '../../customers/public';
import { MessagesService } from '../../messages/public';
import { VendorsService } from '../../vendors/public';
import { TreatmentTypesService } from '../treatment-types/public';
import type { TreatmentWait } from './treatment-wait.schema';

/** Writes to guests who wait, in the transaction that it is given. */
@Injectable()
export class TreatmentWaitMail {
  constructor(
    private readonly messages: MessagesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly config: Config,
  ) {}

  /**
   * Tells of free times, with a link that leads to them and holds nothing.
   * @returns the message's id; null for a guest without an email address
   */
  async free(
    tx: Transaction,
    wait: TreatmentWait,
    days: readonly DayStarts[],
  ): Promise<Types.ObjectId | null> {
    const guest = await this.customers.findOrErased(tx, wait._customer);
    if (!guest?.email) return null;
    const [vendor, type] = await Promise.all([
      this.vendors.current(tx),
      this.types.get(tx, wait._treatmentType),
    ]);
    const language = guest.languageCode ?? vendor.languageCode;
    const { email, firstname, lastname, _id: customerId } = guest;
    return this.messages.enqueue(tx, {
      template: 'treatmentFree',
      to: { email, firstname, lastname, language, customerId },
      entity: { type: 'treatmentWait', id: wait._id },
      vars: {
        treatment: pickTranslation(type.languageList, languageOf(language) ?? 'en', type).name,
        days,
        link: this.config.link(`/activity-hub/${vendor.slug}/${pageOf(wait, days)}`),
      },
    });
  }
}

/** Where it is booked, with what the guest asked for. */
function pageOf({ _treatmentType, _length, wish }: TreatmentWait, days: readonly DayStarts[]) {
  const asked = wish?._therapist?.toHexString() ?? wish?.gender;
  const query = new URLSearchParams({
    length: _length.toHexString(),
    ...(asked ? { wish: asked } : {}),
    // several days: the calendar shows which
    ...(days.length === 1 && days[0] ? { date: days[0].date } : {}),
  });
  return `new-treatment/${_treatmentType.toHexString()}?${query}`;
}
