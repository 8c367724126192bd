import type { DependentOutput } from '@atrium/api-client/admin';
import { formatList } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

/** 'Used by 12 bookings and 3 treatments.', or nothing. */
export function useDependentsText(): (dependents: readonly DependentOutput[]) => string {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  return (dependents) => {
    if (dependents.length === 0) return '';
    const counts = dependents.map(({ kind, count }) => t(`usedBy.counts.${kind}`, { count }));
    return t('usedBy.text', { list: formatList(language, counts) });
  };
}
