import { useLazyExportProfileQuery } from '@atrium/api-client/hub';
import { useLazyDownloadOwnDataPageQuery } from '@atrium/api-client/hub/downloads';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { saveFile } from '@atrium/ui/lib/save-file';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** Saves everything the venue stores about the guest as a file, for programs or for reading. */
export function useOwnData() {
  const { t } = useTranslation('hub');
  const { slug } = useVendor();
  const [fetchData, data] = useLazyExportProfileQuery();
  const [fetchPage, page] = useLazyDownloadOwnDataPageQuery();
  const errorText = useErrorText();
  const showToast = useToast();
  const name = `${slug}-my-data`;

  const telling = async (save: () => Promise<void>): Promise<void> => {
    try {
      await save();
    } catch (error) {
      showToast({ type: 'error', message: errorText(error) || t('profile.data.failed') });
    }
  };

  const saveJson = () =>
    telling(async () => {
      const { data: own } = await fetchData({}).unwrap();
      const content = JSON.stringify(own, null, 2);
      saveFile({ name: `${name}.json`, type: 'application/json', content });
    });

  const savePage = () =>
    telling(async () => {
      const content = await fetchPage().unwrap();
      saveFile({ name: `${name}.html`, type: 'text/html', content });
    });

  return { saveJson, savePage, pending: data.isFetching || page.isFetching };
}
