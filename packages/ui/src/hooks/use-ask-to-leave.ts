import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from './use-confirm';

/** The question before changes are dropped that are not saved. */
export function useAskToLeave(): () => Promise<boolean> {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  return useCallback(
    () =>
      confirm({
        title: t('state.unsavedChanges'),
        confirmLabel: t('unsaved.leave'),
        cancelLabel: t('unsaved.stay'),
        destructive: true,
      }),
    [confirm, t],
  );
}
