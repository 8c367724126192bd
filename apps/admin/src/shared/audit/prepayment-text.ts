import { formatDate, formatMoney } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import type { TFunction } from 'i18next';
import { choiceKey } from './audit-choices';
import { record, text } from './stored-values';

/** What a logged amount is written with. */
interface AmountWriting {
  t: TFunction<['admin', 'common', 'settings']>;
  language: Language;
  /** ISO 4217. */
  currency: string;
}

export const percentText = (basisPoints: unknown): string => `${Number(basisPoints) / 100}%`;

export function prepaidPart(value: unknown, { t, language, currency }: AmountWriting): string {
  const { kind, basisPoints, amount } = record(value);
  if (kind === 'share') return percentText(basisPoints);
  if (kind !== 'perHead') return t('settings:services.prepayment.all');
  const sum = formatMoney(language, Number(amount), currency);
  return `${t('settings:services.prepayment.perHeadAmount')}: ${sum}`;
}

export function period({ from, until }: Record<string, unknown>, language: Language): string {
  const day = (date: unknown) =>
    typeof date === 'string' ? formatDate(language, date, 'day') : '';
  return `${day(from)} – ${day(until)}`;
}

/** '1 – 24 December 2026, ≥ 8: Required (25%)' */
export function prepaymentException(
  { from, until, minParticipants, prepayment, prepaidPart: part }: Record<string, unknown>,
  writing: AmountWriting,
): string {
  const { t, language } = writing;
  const days = from || until ? period({ from, until }, language) : '';
  const party = typeof minParticipants === 'number' ? `≥ ${minParticipants}` : '';
  const key = choiceKey('prepayment', text(prepayment));
  const what = key ? t(key) : '';
  const asked = prepayment === 'none' ? what : `${what} (${prepaidPart(part, writing)})`;
  return `${[days, party].filter(Boolean).join(', ')}: ${asked}`;
}
