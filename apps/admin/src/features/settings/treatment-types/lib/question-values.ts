import type { IntakeOfTypeInput, IntakeOfTypeOutput } from '@atrium/api-client/admin';
import { type Language, languages } from '@atrium/i18n/languages';
import type { QuestionKind } from '@atrium/rules/spa/intake';

/** A question of a type's own as the form holds it. */
export interface QuestionValues {
  /** Empty: a new one. */
  _id: string;
  text: string;
  /** In languages; empty: as it is. */
  texts: Record<Language, string>;
  kind: QuestionKind;
  required: boolean;
}

const noTexts = (): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, ''])) as Record<Language, string>;

export const newQuestion = (): QuestionValues => ({
  ...{ _id: '', text: '', texts: noTexts(), kind: 'text', required: false },
});

export const toQuestionValues = ({ questions }: IntakeOfTypeOutput): QuestionValues[] =>
  questions.map(({ languageList, ...question }) => ({
    ...question,
    texts: {
      ...noTexts(),
      ...Object.fromEntries(languageList.map(({ languageType, text }) => [languageType, text])),
    },
  }));

export const toQuestionsInput = (
  questions: readonly QuestionValues[],
): IntakeOfTypeInput['questions'] =>
  questions.map(({ _id, text, texts, kind, required }) => ({
    ...(_id && { _id }),
    ...{ text: text.trim(), kind, required },
    languageList: languages
      .map((languageType) => ({ languageType, text: texts[languageType].trim() }))
      .filter((translation) => translation.text !== ''),
  }));
