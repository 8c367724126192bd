import { isLanguage } from '@atrium/i18n/languages';
import Negotiator from 'negotiator';

/**
 * The first language in an Accept-Language header that we support, then the fallback, then English.
 */
export function languageOf(header: string | undefined, fallback = 'en'): string {
  const accepted = new Negotiator({ headers: { 'accept-language': header } }).languages();
  return accepted.map(codeOf).find(isLanguage) ?? fallback;
}

/** The two-letter code of a language tag; Bokmål (nb) and Nynorsk (nn) count as Norwegian. */
function codeOf(tag: string): string {
  const [code = ''] = tag.toLowerCase().split('-');
  return code === 'nb' || code === 'nn' ? 'no' : code;
}
