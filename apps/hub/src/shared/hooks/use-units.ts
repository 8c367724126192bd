import { DEFAULT_UNIT, DEFAULT_UNITS } from '@atrium/rules/languages';
import { useTranslation } from 'react-i18next';

interface Units {
  unit?: string | undefined;
  units?: string | undefined;
}

/** What a service counts in; 'Person' and 'People' in the guest's language by default. */
export function useUnits({ unit, units }: Units): { one: string; many: string } {
  const { t } = useTranslation('ui');
  return {
    one: !unit || unit === DEFAULT_UNIT ? t('participants.person') : unit,
    many: !units || units === DEFAULT_UNITS ? t('participants.people') : units,
  };
}
