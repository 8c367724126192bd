import { isApiError } from '@atrium/api-client/api-error';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from './use-error-text';

/**
 * Puts the fields that the server refused under the fields of a form, in the language shown, and moves
 * the focus to the first.
 * @returns whether each of them found its field, so that nothing else needs to be said
 */
export function useFieldErrors() {
  const { t } = useTranslation('errors');
  const errorText = useErrorText();

  /** What a malformed field is called; its own message is technical English. */
  const malformed = (field: string): string => {
    if (field === 'email') return t('INVALID_EMAIL');
    if (field === 'phone') return t('INVALID_PHONE');
    return field === 'birthDate' ? t('INVALID_BIRTH_DATE') : t('FIELD_INVALID');
  };

  return <Values extends FieldValues>(
    error: unknown,
    fields: readonly FieldPath<Values>[],
    setError: UseFormSetError<Values>,
  ): boolean => {
    if (!isApiError(error) || error.details.length === 0) return false;
    let first = true;
    for (const { field } of error.details) {
      const name = fields.find((each) => each.toLowerCase() === field.toLowerCase());
      if (!name) return false;
      const message = error.code === 'VALIDATION_FAILED' ? malformed(name) : errorText(error);
      setError(name, { type: 'server', message }, { shouldFocus: first });
      first = false;
    }
    return true;
  };
}
