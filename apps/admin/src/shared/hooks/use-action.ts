import { isApiError } from '@atrium/api-client/api-error';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from './use-error-text';

interface ActionTexts {
  /** Shown where the server says nothing better. */
  failed: string;
  /** Left out: the screen shows the result by itself. */
  done?: string | undefined;
}

/** Runs a change and says how it ended. */
export function useAction() {
  const { t } = useTranslation('admin');
  const showToast = useToast();
  const errorText = useErrorText();

  /** Resolves whether it worked. */
  return async (
    change: () => Promise<unknown>,
    { failed, done }: ActionTexts,
  ): Promise<boolean> => {
    try {
      await change();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: errorText(error, failed),
      });
      return false;
    }
    if (done) showToast({ type: 'success', title: t('dialog.success'), message: done });
    return true;
  };
}
