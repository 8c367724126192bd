import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../hooks/use-error-text';

export interface Deletion {
  /** What it is called. */
  name: string;
  /** What becomes of what used it. */
  text?: string;
  /** Rejects with the failed request: the server says what still uses it. */
  remove: () => Promise<unknown>;
}

/** Deletes something of the set-up, once asked and confirmed. @returns whether it is gone */
export function useDelete(): (deletion: Deletion) => Promise<boolean> {
  const { t } = useTranslation(['admin', 'settings']);
  const confirm = useConfirm();
  const showToast = useToast();
  const textOf = useErrorText();

  return async ({ name, text, remove }) => {
    const confirmed = await confirm({
      title: t('settings:deleteTitle', { name }),
      message: text,
      confirmLabel: t('settings:delete'),
      destructive: true,
    });
    if (!confirmed) return false;
    try {
      await remove();
      return true;
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: textOf(error, t('settings:deleteFailed')),
      });
      return false;
    }
  };
}
