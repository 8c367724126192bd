import type { Language } from '@atrium/i18n/languages';
import { MAX_QUESTION } from '@atrium/rules/spa/intake';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormText } from '../../../../shared/forms/fields/form-text';
import type { TypeValues } from '../lib/type-values';

/** The questions before the treatment in one language, each named by its own text. */
export function QuestionLanguages({ language }: { language: Language }) {
  const { control } = useFormContext<TypeValues>();
  const asked = useWatch({ control, name: 'intakeAsked' });
  const questions = useWatch({ control, name: 'intakeQuestions' });
  if (!asked) return null;
  return questions.map(
    ({ text }, index) =>
      text.trim() !== '' && (
        <FormText
          key={`${index}-${language}`}
          control={control}
          name={`intakeQuestions.${index}.texts.${language}`}
          label={text}
          maxLength={MAX_QUESTION}
        />
      ),
  );
}
