import type {
  SitePageInput,
  SitePageKind,
  SitePageOutput,
  SitePageState,
} from '@atrium/api-client/admin';
import { type Language, languages } from '@atrium/i18n/languages';
import { formatMinutes, parseTime } from '@atrium/rules/calendar/minutes';
import { toInstant, venueTimeOf } from '@atrium/rules/calendar/time-zone';
import {
  isBuiltAddress,
  isShown,
  isSiteSlug,
  REQUIRED_LANGUAGES,
} from '@atrium/rules/site/site-page';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';
import type { Completeness } from '../../../../shared/settings/completeness';

interface TextValues {
  title: string;
  description: string;
  body: string;
}

/** A page of the site as its form holds it. */
export interface SitePageValues {
  kind: SitePageKind;
  slug: string;
  state: SitePageState;
  /** `yyyy-mm-dd` and `HH:MM`, in the venue's time zone; without a day: at once, without a time: from midnight. */
  publicDay: string;
  publicTime: string;
  /** Id; empty: none. */
  picture: string;
  texts: Record<Language, TextValues>;
}

const noText = (): TextValues => ({ title: '', description: '', body: '' });

/** @param zone IANA */
export function toSitePageValues(saved: SitePageOutput | undefined, zone: string): SitePageValues {
  const textOf = (language: Language): TextValues => {
    const text = saved?.texts.find(({ languageType }) => languageType === language);
    return text ? { title: text.title, description: text.description, body: text.body } : noText();
  };
  return {
    kind: saved?.kind ?? 'articles',
    slug: saved?.slug ?? '',
    state: saved?.state ?? 'draft',
    ...dayAndTime(saved?.publicFrom, zone),
    picture: saved?._picture ?? '',
    texts: {
      ...{ en: textOf('en'), no: textOf('no'), sv: textOf('sv'), fr: textOf('fr') },
      ...{ de: textOf('de'), es: textOf('es'), it: textOf('it') },
    },
  };
}

/** What saving sends: languages without a word are left out. */
export const toSitePageInput = (values: SitePageValues, zone: string): SitePageInput => ({
  kind: values.kind,
  slug: values.slug.trim(),
  state: values.state,
  publicFrom: instantOf(values, zone),
  texts: languages
    .filter((language) => !isEmpty(values.texts[language]))
    .map((languageType) => ({ languageType, ...values.texts[languageType] })),
  _picture: values.picture || null,
});

/** Whether visitors read it by now. @param now epoch milliseconds */
export const isReadable = (
  { state, publicFrom }: Pick<SitePageOutput, 'state' | 'publicFrom'>,
  now: number,
): boolean =>
  isShown({ state, publicFrom: publicFrom ? new Date(publicFrom) : undefined }, new Date(now));

/** Why a page cannot be saved; whether it can be public, the API says. */
export function sitePageProblems(values: SitePageValues): FieldProblem[] {
  const { kind, slug, state, publicDay, publicTime, texts } = values;
  const isMissing = (language: Language) =>
    texts[language].title.trim() === '' &&
    (!isEmpty(texts[language]) || (state === 'public' && REQUIRED_LANGUAGES.includes(language)));
  return [
    ...(isSiteSlug(slug.trim()) ? [] : [{ name: 'slug', code: 'SITE_SLUG_INVALID' } as const]),
    ...(isBuiltAddress(kind, slug.trim()) ? [{ name: 'slug', code: 'SLUG_TAKEN' } as const] : []),
    ...(publicTime && !publicDay ? [{ name: 'publicDay', code: 'FIELD_REQUIRED' } as const] : []),
    ...languages
      .filter(isMissing)
      .map((language) => ({ name: `texts.${language}.title`, code: 'FIELD_REQUIRED' }) as const),
  ];
}

/** How much of a language is written. */
export function completenessOf({ title, description, body }: TextValues): Completeness {
  const written = [title, description, body].filter((text) => text.trim() !== '').length;
  if (written === 0) return 'missing';
  return written === 3 ? 'complete' : 'partial';
}

const isEmpty = ({ title, description, body }: TextValues): boolean =>
  `${title}${description}${body}`.trim() === '';

function dayAndTime(
  instant: string | undefined,
  zone: string,
): Pick<SitePageValues, 'publicDay' | 'publicTime'> {
  if (!instant) return { publicDay: '', publicTime: '' };
  const { date, minutes } = venueTimeOf(Date.parse(instant), zone);
  return { publicDay: date, publicTime: formatMinutes(minutes) };
}

function instantOf({ publicDay, publicTime }: SitePageValues, zone: string): string | null {
  if (!publicDay) return null;
  return new Date(toInstant(publicDay, parseTime(publicTime) ?? 0, zone)).toISOString();
}
