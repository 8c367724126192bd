import { useAskToLeave } from '@atrium/ui/hooks/use-ask-to-leave';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import type { DialogProps } from '@mui/material/Dialog';

/**
 * How a dialog with fields is closed without its buttons: a click beside it closes nothing, and Escape asks
 * first where something would be lost, as leaving the page does.
 * @param isDirty something was entered that only the dialog knows
 * @returns `onClose` of the dialog
 */
export function useGuardedClose(isDirty: boolean, close: () => void): DialogProps['onClose'] {
  const askToLeave = useAskToLeave();
  useUnsavedGuard(isDirty);

  return async (_event, reason) => {
    if (reason !== 'escapeKeyDown') return;
    if (!isDirty || (await askToLeave())) close();
  };
}
