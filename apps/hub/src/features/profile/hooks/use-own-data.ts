import { useLazyExportProfileQuery } from '@atrium/api-client/api';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { saveFile } from '../../../shared/lib/save-file';

/** Hands the guest all that the venue keeps about them, as a file. */
export function useOwnData() {
  const { t } = useTranslation('hub');
  const { slug } = useVendor();
  const [fetchData, { isFetching }] = useLazyExportProfileQuery();
  const errorText = useErrorText();
  const showToast = useToast();

  const saveJson = async (): Promise<void> => {
    try {
      const { data } = await fetchData().unwrap();
      saveFile({
        name: `${slug}-my-data.json`,
        type: 'application/json',
        content: JSON.stringify(data, null, 2),
      });
    } catch (error) {
      showToast({ type: 'error', message: errorText(error) || t('profile.data.failed') });
    }
  };
  return { saveJson, pending: isFetching };
}
