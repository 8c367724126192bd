import { DEFAULT_UNIT } from '@atrium/rules/languages';
import { useTranslation } from 'react-i18next';

/** The unit a service counts in: by default 'Person' in the guest's language. */
export function useUnit({ unit }: { unit?: string | undefined }): string {
  const { t } = useTranslation('ui');
  return !unit || unit === DEFAULT_UNIT ? t('participants.person') : unit;
}
