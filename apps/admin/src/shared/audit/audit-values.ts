import { countryName } from '@atrium/i18n/country-name';
import {
  formatDate,
  formatDateRange,
  formatInstant,
  formatList,
  formatMoney,
  formatNumber,
  formatTime,
  formatTimeRange,
  formatUnit,
  formatWeekday,
} from '@atrium/i18n/format';
import { isLanguage, type Language, languageInfo } from '@atrium/i18n/languages';
import { auditValueKind } from '@atrium/rules/audit/audit-fields';
import { avatarFor } from '@atrium/rules/guests/guest-name';
import { tableAttributes } from '@atrium/rules/seating/room/floor-plan';
import { type ModuleKey, moduleKeys } from '@atrium/rules/venue/modules';
import type { TFunction } from 'i18next';
import { ageBandsText } from './age-bands-text';
import { choiceKey } from './audit-choices';
import { percentText, period, prepaidPart, prepaymentException } from './prepayment-text';
import { list, parsed, record, text } from './stored-values';

/** What a logged value is written with. */
export interface AuditWriting {
  t: TFunction<['admin', 'common', 'settings']>;
  language: Language;
  /** ISO 4217. */
  currency: string;
  timezone: string;
}

/** What the API writes for the name of a guest who was erased, and of what was deleted. */
const ERASED = '(erased)';
const DELETED = '(deleted)';

/** A logged value as a person reads it; empty for what is of no use to one. */
export function auditValue(
  entity: string,
  field: string,
  value: string,
  writing: AuditWriting,
): string {
  const { t, language, currency, timezone } = writing;
  if (value === ERASED) return t('auditLogs.words.erased');
  if (value === DELETED) return t('auditLogs.words.deleted');
  const kind = auditValueKind(entity, field);
  switch (kind) {
    case 'yesNo':
      return t(value === 'true' ? 'answers.yes' : 'answers.no', { ns: 'common' });
    case 'day':
      return formatDate(language, value, 'day');
    case 'instant':
      return formatInstant(language, value, timezone);
    case 'time':
      return formatTime(Number(value));
    case 'minutes':
      return formatUnit(language, Number(value), 'minute');
    case 'hours':
      return formatUnit(language, Number(value), 'hour');
    case 'days':
      return formatUnit(language, Number(value), 'day');
    case 'months':
      return formatUnit(language, Number(value), 'month');
    case 'number':
      return formatNumber(language, Number(value));
    case 'percent':
      return percentText(value);
    case 'uses':
      return value === '0' ? t('memberships.unlimited') : formatNumber(language, Number(value));
    case 'money':
      return formatMoney(language, Number(value), currency);
    case 'language':
      return isLanguage(value) ? languageInfo[value].nativeName : value;
    case 'country':
      return countryName(language, value);
    case 'gender': {
      const gender = avatarFor(value);
      return gender === 'neutral' ? value : t(`guest.fields.${gender}`);
    }
    case 'rank':
      return isRank(value) ? t(`level.${value}`) : value;
    case 'choice': {
      const key = choiceKey(field, value);
      return key ? t(key) : value;
    }
    case 'bookingStatus':
    case 'customer':
    case 'membershipType':
    case 'picture':
    case 'segment':
    case 'service':
    case 'theme':
    case 'therapist':
    case 'treatmentRoom':
    case 'treatmentType':
    case 'user':
    case 'color':
    case 'text':
      return value;
    case 'secret':
    case 'hidden':
    case undefined:
      return '';
    default:
      return composite(kind, parsed(value), writing);
  }
}

type Composite =
  | 'address'
  | 'ageBands'
  | 'ages'
  | 'amounts'
  | 'bookedAddons'
  | 'breaks'
  | 'cancellationTerms'
  | 'consents'
  | 'extras'
  | 'hoursBefore'
  | 'includedServices'
  | 'languages'
  | 'levelPrices'
  | 'modules'
  | 'names'
  | 'offeredAddons'
  | 'placesByTime'
  | 'prepaidPart'
  | 'prepaymentExceptions'
  | 'questions'
  | 'rooms'
  | 'seats'
  | 'services'
  | 'specialDays'
  | 'style'
  | 'tables'
  | 'taxRates'
  | 'texts'
  | 'therapists'
  | 'times'
  | 'treatmentLengths'
  | 'treatmentRooms'
  | 'treatmentTypes'
  | 'timeAround'
  | 'turnTimes'
  | 'trustedNetworks'
  | 'weekdays'
  | 'wish';

function composite(kind: Composite, value: unknown, writing: AuditWriting): string {
  const { t, language, currency } = writing;
  switch (kind) {
    case 'address':
      return Object.entries(record(value))
        .filter(([, part]) => part)
        .map(([key, part]) =>
          key === 'country' ? countryName(language, String(part)) : String(part),
        )
        .join(', ');
    case 'amounts':
      return Array.isArray(value)
        ? value.map((minor) => formatMoney(language, Number(minor), currency)).join(', ')
        : '';
    case 'bookedAddons':
      return list(value)
        .map(({ _addon, quantity }) => `${quantity} × ${text(record(_addon).name)}`)
        .join(', ');
    case 'trustedNetworks':
      return list(value)
        .map(({ name, range }) => `${text(name)} (${text(range)})`)
        .join(', ');
    case 'breaks':
      return list(value)
        .map(({ start, end }) => formatTimeRange(Number(start), Number(end)))
        .join(', ');
    case 'cancellationTerms':
      return list(value)
        .map(({ hours, basisPoints }) =>
          t('settings:services.cancellation.step', {
            hours: Number(hours),
            percent: percentText(basisPoints),
          }),
        )
        .join(', ');
    case 'hoursBefore':
      return (Array.isArray(value) ? value : [])
        .map((hours) => t('settings:services.reminders.before', { hours: Number(hours) }))
        .join(', ');
    case 'taxRates':
      return list(value)
        .map((rate) => [percentText(rate.basisPoints), period(rate, language)].join(' '))
        .join(', ');
    case 'prepaidPart':
      return prepaidPart(value, writing);
    case 'prepaymentExceptions':
      return list(value)
        .map((one) => prepaymentException(one, writing))
        .join('; ');
    case 'extras':
      return list(value)
        .map(({ name, quantity }) => `${quantity} × ${text(name)}`)
        .join(', ');
    case 'ages':
      return (Array.isArray(value) ? value : []).map(String).join(', ');
    case 'ageBands':
      return ageBandsText(list(value), writing);
    case 'offeredAddons':
      return list(value)
        .map(
          ({ name, price }) => `${text(name)} (${formatMoney(language, Number(price), currency)})`,
        )
        .join(', ');
    case 'includedServices':
      return list(value)
        .map(
          ({ name, dayNumber }) =>
            `${named(name, t)} (${t('stays.dayNumber', { day: Number(dayNumber) })})`,
        )
        .join(', ');
    case 'rooms':
    case 'services':
    case 'tables':
    case 'therapists':
    case 'treatmentRooms':
    case 'treatmentTypes':
      return (Array.isArray(value) ? value : []).map((name) => named(name, t)).join(', ');
    case 'names':
      return (Array.isArray(value) ? value : [])
        .map((one: unknown) => (typeof one === 'string' ? one : text(record(one).name)))
        .join(', ');
    case 'wish': {
      const { attributes } = record(value);
      return tableAttributes
        .filter((one) => Array.isArray(attributes) && attributes.includes(one))
        .map((one) => t(`tableWish.${one}`, { ns: 'ui' }))
        .join(', ');
    }
    case 'consents':
      return list(value)
        .map(({ type, given }) => {
          const answer = t(given ? 'answers.yes' : 'answers.no', { ns: 'common' });
          return isConsent(type) ? `${t(`auditLogs.consents.${type}`)}: ${answer}` : '';
        })
        .filter(Boolean)
        .join(', ');
    case 'modules':
      return modulesOn(value)
        .map((key) => t(`wip.modules.${key}.name`))
        .join(', ');
    case 'placesByTime':
      return Object.entries(record(value))
        .map(([slot, places]) => `${formatTime(Number(slot.slice(1)))}: ${places}`)
        .join(', ');
    case 'questions': {
      const { asked, questions } = record(value);
      if (asked !== true) return t('answers.no', { ns: 'common' });
      const own = list(questions).map((question) => text(question.text));
      return own.join(' · ') || t('answers.yes', { ns: 'common' });
    }
    case 'languages':
      return (Array.isArray(value) ? value : [])
        .map((one) => (isLanguage(one) ? languageInfo[one].nativeName : text(one)))
        .join(', ');
    case 'levelPrices':
      return list(value)
        .map(
          ({ level, surcharge }) =>
            `${level}: ${formatMoney(language, Number(surcharge), currency)}`,
        )
        .join(', ');
    case 'treatmentLengths':
      return list(value)
        .map(({ phases, price }) => {
          const minutes = list(phases).map((phase) =>
            formatUnit(language, Number(phase.minutes), 'minute'),
          );
          return `${minutes.join(' + ')} (${formatMoney(language, Number(price), currency)})`;
        })
        .join(', ');
    case 'timeAround':
      return formatUnit(language, Number(record(value).minutes), 'minute');
    case 'turnTimes':
      return list(value)
        .map(({ upTo, minutes }) => `≤ ${upTo}: ${formatUnit(language, Number(minutes), 'minute')}`)
        .join(', ');
    case 'weekdays':
      return (Array.isArray(value) ? value : [])
        .map((day) => formatWeekday(language, Number(day), 'short'))
        .join(', ');
    case 'seats':
      return list(value)
        .map(({ name, guestCount }) => `${text(name)} (${guestCount})`)
        .join(', ');
    case 'style':
      return Object.entries(record(value))
        .map(([part, chosen]) =>
          isStylePart(part) ? `${t(styleParts[part])}: ${chosen}` : String(chosen),
        )
        .join(', ');
    case 'texts':
      return list(value)
        .map(({ languageType, ...texts }) => {
          const name = isLanguage(languageType) ? languageInfo[languageType].nativeName : '';
          return `${name}: ${Object.values(texts).filter(Boolean).join(', ')}`;
        })
        .join('; ');
    case 'times':
      return times(value, writing);
    case 'specialDays':
      return list(value)
        .map(({ startDate, endDate, open, comment, times: ofDay }) => {
          const days = formatDateRange(language, text(startDate), text(endDate));
          const hours = times(ofDay, writing);
          const what = open ? hours : t('settings:services.special.closed');
          return [`${days}: ${what}`, text(comment)].filter(Boolean).join(', ');
        })
        .join('; ');
    default:
      return kind satisfies never;
  }
}

/** 'Mon and Wed 10:00 – 12:30 (12 places)' */
function times(value: unknown, { t, language }: AuditWriting): string {
  return list(value)
    .map(({ start, end, capacity, availableDays, overrideName }) => {
      const days = list(availableDays).map(({ day }) =>
        formatWeekday(language, Number(day), 'short'),
      );
      const hours = formatTimeRange(Number(start), typeof end === 'number' ? end : undefined);
      const places =
        typeof capacity === 'number'
          ? `(${t('settings:services.times.placesCount', { count: capacity })})`
          : '';
      return [text(overrideName), formatList(language, days), hours, places]
        .filter(Boolean)
        .join(' ');
    })
    .join('; ');
}

const styleParts = {
  backgroundColor: 'settings:themes.background',
  color: 'settings:themes.text',
  borderColor: 'settings:themes.border',
  borderRadius: 'settings:themes.radius',
} as const;

const isStylePart = (part: string): part is keyof typeof styleParts => part in styleParts;

const isRank = (value: string): value is '1' | '2' | '3' | '4' => /^[1-4]$/.test(value);

const consentTypes = ['terms', 'marketingEmail', 'marketingSms'] as const;
const isConsent = (value: unknown): value is (typeof consentTypes)[number] =>
  consentTypes.some((type) => type === value);

const modulesOn = (switches: unknown): ModuleKey[] => {
  const on = record(switches);
  return moduleKeys.filter((key) => on[key] === true);
};

const named = (name: unknown, t: AuditWriting['t']): string =>
  name === DELETED ? t('auditLogs.words.deleted') : text(name);
