import { useTranslation } from 'react-i18next';
import { useCodeText } from '../../../../shared/forms/use-code-text';
import type { PlanProblems } from '../../lib/modify/problems';

/** What is wrong with a field of a part, in words; undefined if nothing is. */
export function useProblemText(problems: PlanProblems) {
  const { t } = useTranslation('floorPlan');
  const codeText = useCodeText();
  return (id: string, field: string): string | undefined => {
    const code = problems.get(`${id}.${field}`);
    if (!code) return undefined;
    return code === 'NO_NAME' ? t('details.noName') : codeText(code);
  };
}
