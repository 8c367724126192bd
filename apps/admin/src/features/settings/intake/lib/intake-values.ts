import type { IntakeSettingsInput, IntakeSettingsOutput } from '@atrium/api-client/admin';
import { type Language, languages } from '@atrium/i18n/languages';
import { MAX_KEEP_DAYS } from '@atrium/rules/spa/intake';
import { wholeNumber } from '../../../../shared/forms/field-values';
import { requiredNumberProblem } from '../../../../shared/forms/number-problem';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** What guests agree to and how long answers are kept, as the form holds it. */
export interface IntakeValues {
  /** Empty: the product's own text. */
  consent: string;
  /** In languages; empty: as it is. */
  texts: Record<Language, string>;
  keepDays: string;
}

export function toIntakeValues(saved: IntakeSettingsOutput | undefined): IntakeValues {
  const own = new Map(saved?.languageList.map((one) => [one.languageType, one.consent]));
  const texts = Object.fromEntries(
    languages.map((language) => [language, own.get(language) ?? '']),
  );
  return {
    consent: saved?.consent ?? '',
    texts: texts as IntakeValues['texts'],
    keepDays: saved ? String(saved.keepDays) : '',
  };
}

export const toIntakeInput = ({
  consent,
  texts,
  keepDays,
}: IntakeValues): Omit<IntakeSettingsInput, 'version'> => ({
  consent: consent.trim(),
  languageList: languages
    .map((languageType) => ({ languageType, consent: texts[languageType].trim() }))
    .filter((text) => text.consent !== ''),
  keepDays: wholeNumber(keepDays) ?? 0,
});

export const intakeProblems = ({ keepDays }: IntakeValues): FieldProblem[] =>
  requiredNumberProblem(keepDays, [1, MAX_KEEP_DAYS], 'keepDays');
