import { isApiError } from '@atrium/api-client/api-error';
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

/** What keeps it: the number is told, so that staff know what they would have to change first. */
function usesIn(error: unknown) {
  if (!isApiError(error) || typeof error.data.uses !== 'number') return undefined;
  const isSold = error.code === 'MEMBERSHIP_TYPE_IN_USE';
  const text = isSold ? 'settings:usedBy.memberships' : 'settings:usedBy.bookings';
  return { text, count: error.data.uses } as const;
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
      const uses = usesIn(error);
      showToast({
        type: 'error',
        title: uses ? t(uses.text, { count: uses.count }) : t('dialog.error'),
        message: textOf(error, t('settings:deleteFailed')),
      });
      return false;
    }
  };
}
