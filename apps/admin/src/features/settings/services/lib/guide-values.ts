import type { ServiceOutput } from '@atrium/api-client/admin';
import { type Language, languages } from '@atrium/i18n/languages';
import { textOrNull } from '../../../../shared/forms/field-values';

/** What guests read before they choose, in the order of the form. */
export const guideFields = [
  'category',
  'included',
  'bring',
  'meetingPoint',
  'accessibility',
] as const;

export type GuideTexts = Record<(typeof guideFields)[number], string>;

/** The guide of a service as its form holds it: '' for empty. */
export interface GuideValues extends GuideTexts {
  guides: Record<Language, GuideTexts>;
  /** The meeting point for a map. */
  mapAddress: string;
}

const textsOf = (texts: Partial<GuideTexts> | undefined): GuideTexts => ({
  category: texts?.category ?? '',
  included: texts?.included ?? '',
  bring: texts?.bring ?? '',
  meetingPoint: texts?.meetingPoint ?? '',
  accessibility: texts?.accessibility ?? '',
});

type Guided = Partial<GuideTexts> &
  Pick<ServiceOutput, 'languageList'> & { mapAddress?: string | undefined };

export function toGuideValues(service: Guided): GuideValues {
  const of = (language: Language) =>
    textsOf(service.languageList.find(({ languageType }) => languageType === language));
  const [en, no, sv] = [of('en'), of('no'), of('sv')];
  return {
    ...textsOf(service),
    guides: { en, no, sv, fr: of('fr'), de: of('de'), es: of('es'), it: of('it') },
    mapAddress: service.mapAddress ?? '',
  };
}

/** What saving sends; emptied texts are taken away. */
export const toGuideInput = (values: GuideValues) => ({
  category: textOrNull(values.category),
  included: textOrNull(values.included),
  bring: textOrNull(values.bring),
  meetingPoint: textOrNull(values.meetingPoint),
  mapAddress: textOrNull(values.mapAddress),
  accessibility: textOrNull(values.accessibility),
});

/** The languages in which a guide says something. */
export const guidedLanguages = ({ guides }: Pick<GuideValues, 'guides'>): Language[] =>
  languages.filter((language) => Object.values(guides[language]).some((text) => text.trim()));
