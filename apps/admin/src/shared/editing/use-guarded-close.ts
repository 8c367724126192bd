import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import type { DialogProps } from '@mui/material/Dialog';
import { useTranslation } from 'react-i18next';

/**
 * How a dialog with fields is closed without its buttons: a click beside it closes nothing, and Escape asks
 * first where something would be lost, as leaving the page does.
 * @param isDirty something was entered that only the dialog knows
 * @returns `onClose` of the dialog
 */
export function useGuardedClose(isDirty: boolean, close: () => void): DialogProps['onClose'] {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  useUnsavedGuard(isDirty);

  return async (_event, reason) => {
    if (reason !== 'escapeKeyDown') return;
    const mayClose =
      !isDirty ||
      (await confirm({
        title: t('state.unsavedChanges'),
        confirmLabel: t('unsaved.leave'),
        cancelLabel: t('unsaved.stay'),
        destructive: true,
      }));
    if (mayClose) close();
  };
}
