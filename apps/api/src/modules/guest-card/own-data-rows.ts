import {
  formatDate,
  formatInstant,
  formatList,
  formatMoney,
  formatNumber,
  formatTimeRange,
} from '@atrium/i18n/format';
import { type Language, languageInfo } from '@atrium/i18n/languages';
import type { MembershipStatus } from '@atrium/rules/guests/membership';
import type { HubReservation } from '../bookings/public';
import type { HubMembership } from '../memberships/public';
import type { OwnTreatment } from '../spa/public';
import type { StayOutput } from '../stays/public';
import type { OwnGuest } from './own-data.dto';
import type { Cell, Texts } from './own-data-html';

/** How a row is written for its reader. */
export interface Reader {
  readonly t: Texts;
  readonly language: Language;
  /** IANA, the venue's. */
  readonly timezone: string;
}

const at = ({ language, timezone }: Reader, instant: string): string =>
  formatInstant(language, instant, timezone);

export function guestRows(guest: OwnGuest, reader: Reader): [string, Cell][] {
  const { t, language } = reader;
  const { street, postalCode, city, country } = guest.address ?? {};
  const place = [postalCode, city].filter(Boolean).join(' ');
  const address = [street, place, country].filter(Boolean).join('\n');
  return [
    [t('ownData.name'), `${guest.firstname} ${guest.lastname}`.trim()],
    [t('ownData.email'), guest.email],
    [t('ownData.pendingEmail'), guest.pendingEmail],
    [t('ownData.phone'), guest.phone],
    [t('ownData.birthDate'), guest.birthDate && formatDate(language, guest.birthDate)],
    [t('ownData.gender'), guest.gender],
    [t('ownData.loyaltyCode'), guest.loyaltyCode],
    [t('ownData.company'), guest.company],
    [t('ownData.level'), guest.level],
    [t('ownData.allergies'), guest.allergies],
    [t('ownData.preferences'), guest.preferences],
    [t('ownData.address'), address],
    [t('ownData.language'), languageInfo[language].nativeName],
    [t('ownData.companions'), formatList(language, guest.companions)],
    [t('ownData.since'), at(reader, guest.createdAt)],
  ];
}

export const reservationHead = ({ t }: Reader): string[] => [
  t('ownData.number'),
  t('ownData.activity'),
  t('ownData.date'),
  t('ownData.time'),
  t('ownData.participants'),
  t('ownData.children'),
  t('ownData.companions'),
  t('ownData.addons'),
  t('ownData.total'),
  t('ownData.status'),
  t('ownData.bookedOn'),
  t('ownData.together'),
  t('ownData.comment'),
];

export function reservationRow(one: HubReservation, reader: Reader): Cell[] {
  const { language } = reader;
  const number = (value: number) => formatNumber(language, value);
  return [
    one.bookingId,
    one._service.name,
    formatDate(language, one.date),
    formatTimeRange(one.timeindex, one.showEndTime ? one.timeindexEnd : null),
    number(one.participants),
    one.numberOfChildren > 0 ? number(one.numberOfChildren) : undefined,
    one.companions.map(({ name }) => name).join('\n'),
    one.addons.map(({ quantity, _addon }) => `${number(quantity)} × ${_addon.name}`).join('\n'),
    costOf(one, reader),
    stateOf(one, reader),
    at(reader, one.createdAt),
    // the same mark for everything booked together
    one._group?.slice(-6).toUpperCase(),
    one.comment,
  ];
}

function costOf({ totalPrice, currency, terms }: HubReservation, { t, language }: Reader): string {
  const { coveredBy } = terms;
  const total = formatMoney(language, totalPrice, currency);
  if (!coveredBy) return total;
  return `${total}\n${coveredBy.kind === 'stay' ? t('ownData.includedInStay') : (coveredBy.name ?? '')}`;
}

function stateOf(one: HubReservation, reader: Reader): string {
  const { t, language } = reader;
  if (one.waitingList) {
    const { waitingListPosition: place } = one;
    return place === undefined
      ? t('ownData.waiting')
      : t('ownData.waitingPosition', { position: formatNumber(language, place) });
  }
  if (one.active) return t('ownData.booked');
  const when = one.cancelledAt ? `\n${at(reader, one.cancelledAt)}` : '';
  return `${t('ownData.cancelled')}${when}`;
}

export const treatmentHead = ({ t }: Reader): string[] => [
  t('ownData.treatment'),
  t('ownData.date'),
  t('ownData.time'),
  t('ownData.therapists'),
  t('ownData.total'),
  t('ownData.comment'),
];

export function treatmentRow(one: OwnTreatment, { language }: Reader): Cell[] {
  return [
    one.name,
    formatDate(language, one.date),
    formatTimeRange(one.timeindexStart, one.timeindexEnd),
    one.therapists.join('\n'),
    one.terms && formatMoney(language, one.terms.price, one.terms.currency),
    one.comment,
  ];
}

export const stayHead = ({ t }: Reader): string[] => [
  t('ownData.arrival'),
  t('ownData.departure'),
  t('ownData.guests'),
  t('ownData.room'),
  t('ownData.includes'),
  t('ownData.status'),
];

export function stayRow(stay: StayOutput, { t, language }: Reader): Cell[] {
  const extra = ({ name, quantity }: { name: string; quantity: number }) =>
    `${formatNumber(language, quantity)} × ${name}`;
  return [
    formatDate(language, stay.arrivaldate),
    formatDate(language, stay.departuredate),
    formatNumber(language, stay.nrOfGuests),
    stay.roomType,
    [
      ...(stay.packageName ? [stay.packageName] : []),
      ...stay.services.map(
        ({ _service, date }) => `${_service.name}, ${formatDate(language, date)}`,
      ),
      ...stay.treatmentTypes.map(extra),
      ...stay.addons.map(extra),
    ].join('\n'),
    stayStatus(stay.status, t),
  ];
}

export const membershipHead = ({ t }: Reader): string[] => [
  t('ownData.type'),
  t('ownData.status'),
  t('ownData.from'),
  t('ownData.until'),
  t('ownData.usage'),
];

export function membershipRow(one: HubMembership, { t, language }: Reader): Cell[] {
  return [
    one._membershipType.name,
    membershipStatus(one.status, t),
    formatDate(language, one.dateFrom),
    one.dateUntil && formatDate(language, one.dateUntil),
    one.maxNumberOfUsages === 0
      ? t('ownData.unlimited')
      : `${one.numberOfUsages}/${one.maxNumberOfUsages}`,
  ];
}

export function consentName(type: string, t: Texts): string {
  if (type === 'marketingEmail') return t('ownData.consentTypes.marketingEmail');
  if (type === 'marketingSms') return t('ownData.consentTypes.marketingSms');
  return t('ownData.consentTypes.terms');
}

function membershipStatus(status: MembershipStatus, t: Texts): string {
  if (status === 'paused') return t('ownData.membershipStatuses.paused');
  if (status === 'ended') return t('ownData.membershipStatuses.ended');
  if (status === 'expired') return t('ownData.membershipStatuses.expired');
  return t('ownData.membershipStatuses.active');
}

function stayStatus(status: string, t: Texts): string {
  if (status === 'in house') return t('ownData.stayStatuses.inHouse');
  if (status === 'no-show') return t('ownData.stayStatuses.noShow');
  if (status === 'departed') return t('ownData.stayStatuses.departed');
  if (status === 'cancelled') return t('ownData.stayStatuses.cancelled');
  return t('ownData.stayStatuses.expected');
}
