import { isLanguage } from '@atrium/i18n/languages';

/**
 * The first language of an Accept-Language header that we speak (nb and nn are Norwegian), else the
 * fallback, else English.
 */
export function languageOf(header: string | undefined, fallback = 'en'): string {
  const wished = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag.split('-')[0] ?? '')
    .map((code) => (code === 'nb' || code === 'nn' ? 'no' : code));
  return wished.find(isLanguage) ?? fallback;
}
