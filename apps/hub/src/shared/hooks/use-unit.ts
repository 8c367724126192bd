import { DEFAULT_UNIT } from '@atrium/rules/texts/languages';
import { useTranslation } from 'react-i18next';

interface Counted {
  unit?: string | undefined;
}

/** Whether a service counts in people, as it does unless its venue says otherwise. */
export const isPeople = ({ unit }: Counted): boolean => !unit || unit === DEFAULT_UNIT;

/** The unit a service counts in: by default 'Person' in the guest's language. */
export function useUnit({ unit }: Counted): string {
  const { t } = useTranslation('ui');
  return isPeople({ unit }) || !unit ? t('participants.person') : unit;
}
