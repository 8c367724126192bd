import { addAreas } from '@atrium/i18n/create-i18n';
import type { ErrorCode } from '@atrium/i18n/locales/en/errors';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** What is wrong with one field; the name is the form's, `times.0.start`. */
export interface FieldProblem {
  name: string;
  code: ErrorCode;
}

/**
 * A form's check by a pure function that tells the codes; their texts are the API's own, fetched when the
 * first is needed.
 */
export function useProblemsResolver<Values extends FieldValues>(
  problemsOf: (values: Values) => readonly FieldProblem[],
): Resolver<Values> {
  const { t, i18n } = useTranslation(['errors', 'ui']);
  return async (values) => {
    const problems = problemsOf(values);
    if (problems.length === 0) return { values, errors: {} };
    const isThere = await addAreas(i18n, ['errors']).then(
      () => true,
      () => false,
    );
    const errors: FieldErrors<Values> = {};
    for (const { name, code } of problems) {
      const message = isThere ? t(code) : t('errorState.text', { ns: 'ui' });
      set(errors, name, { type: code, message });
    }
    return { values: {}, errors };
  };
}
