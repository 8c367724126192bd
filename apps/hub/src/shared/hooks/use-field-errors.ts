import { isApiError } from '@atrium/api-client/api-error';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from './use-error-text';

/**
 * Shows the server's field errors below the form's fields, in the current language, and focuses the
 * first.
 * @returns whether every error found its field, so that nothing else needs to be shown
 */
export function useFieldErrors() {
  const { t } = useTranslation('errors');
  const errorText = useErrorText();

  /** A text for a malformed field; the API's own is technical English. */
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
