import { DEFAULT_UNIT } from '@atrium/rules/languages';
import { useTranslation } from 'react-i18next';

/** What a service counts in: 'Person' in the guest's language by default. */
export function useUnit({ unit }: { unit?: string | undefined }): string {
  const { t } = useTranslation('ui');
  return !unit || unit === DEFAULT_UNIT ? t('participants.person') : unit;
}
