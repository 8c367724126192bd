import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { tagsOf } from '@atrium/rules/guests/guest-tags';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { phoneOf } from '../../common/phone-number';
import { VendorsService } from '../vendors/public';
import type { GuestAddress } from './customer.schema';
import type { CustomerFields } from './customers.repository';
import { assertNamed, birthDateOf, emailOf, nameOf, searchFieldsOf } from './guest-details';

/**
 * The details that can be given for a guest; null or blank clears an optional one, undefined leaves
 * it.
 */
export interface GuestDetails {
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
  phone?: string | null;
  birthDate?: string | null;
  gender?: string | null;
  loyaltyCode?: string | null;
  globalComments?: string | null;
  allergies?: string | null;
  vip?: boolean;
  preferences?: string | null;
  tags?: string[];
  active?: boolean;
  doNotDelete?: boolean;
  company?: string | null;
  level?: string | null;
  address?: { [Field in keyof GuestAddress]?: string | null } | null;
  languageCode?: string | null;
}

const plainTexts = [
  'gender',
  'loyaltyCode',
  'globalComments',
  'allergies',
  'preferences',
  'company',
  'level',
  'languageCode',
] as const;

/** Turns a guest's given details into stored ones: validated, normalised, with search keys. */
@Injectable()
export class GuestWriter {
  constructor(private readonly vendors: VendorsService) {}

  /** The whole guest after the change; cleared fields are undefined. @throws those of `details` */
  async merge(
    ctx: RequestContext,
    before: CustomerFields,
    given: GuestDetails,
  ): Promise<CustomerFields> {
    const guest = await this.details(ctx, before, given);
    return { ...guest, ...searchFieldsOf(guest) };
  }

  /**
   * As `merge`, without search keys, which cost more than all the rest.
   * @throws {RuleError} INVALID_NAME, INVALID_EMAIL, INVALID_PHONE, INVALID_BIRTH_DATE,
   * MISSING_GUEST_DETAILS
   */
  async details(
    ctx: RequestContext,
    before: CustomerFields,
    given: GuestDetails,
  ): Promise<CustomerFields> {
    const guest: CustomerFields = { ...before };
    for (const field of ['firstname', 'lastname'] as const) {
      if (given[field] !== undefined) guest[field] = nameOf(given[field] ?? '', field);
    }
    for (const field of plainTexts) {
      if (given[field] !== undefined) guest[field] = given[field]?.trim() || undefined;
    }
    if (given.active !== undefined) guest.active = given.active;
    // a guest of before there were VIPs is none: saying so is no change
    if (given.vip !== undefined && given.vip !== (guest.vip ?? false)) guest.vip = given.vip;
    const tags = given.tags && tagsOf(given.tags);
    if (tags && (tags.length > 0 || guest.tags)) guest.tags = tags;
    if (given.doNotDelete !== undefined) guest.doNotDelete = given.doNotDelete;
    if (given.address !== undefined) guest.address = addressOf(given.address);
    if (given.email !== undefined) {
      guest.email = given.email?.trim() ? emailOf(given.email) : undefined;
    }
    await this.mergeVenues(ctx, before, given, guest);
    assertNamed(guest);
    return guest;
  }

  /** What depends on the venue: the country of phone numbers, and today's date. */
  private async mergeVenues(
    ctx: RequestContext,
    before: CustomerFields,
    { phone, birthDate }: GuestDetails,
    guest: CustomerFields,
  ): Promise<void> {
    const newPhone = phone?.trim();
    if (phone !== undefined && !newPhone) guest.phone = undefined;
    if (birthDate !== undefined && !birthDate) guest.birthDate = undefined;
    // stored values are not validated again: an odd imported number must not prevent saving a name
    const phoneChanges = newPhone && newPhone !== before.phone;
    const birthDateChanges = birthDate && birthDate !== before.birthDate;
    if (!phoneChanges && !birthDateChanges) return;
    const { country, timezone } = await this.vendors.current(ctx);
    if (phoneChanges) guest.phone = phoneOf(newPhone, country);
    if (birthDateChanges) {
      const { date } = venueTimeOf(ctx.now.getTime(), timezone);
      guest.birthDate = birthDateOf(birthDate, date);
    }
  }
}

function addressOf(address: GuestDetails['address']): GuestAddress | undefined {
  const lines = Object.entries(address ?? {})
    .map(([line, text]) => [line, text?.trim()] as const)
    .filter(([, text]) => text);
  return lines.length > 0 ? Object.fromEntries(lines) : undefined;
}
