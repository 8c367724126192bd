import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';

/** Says that a change was made, and offers to undo it where that is possible. */
export function useReportDone() {
  const { t } = useTranslation(['admin', 'common']);
  const showToast = useToast();

  return (message: string, undo?: () => void) =>
    showToast({
      type: 'success',
      title: t('dialog.success'),
      message,
      ...(undo && { action: { label: t('actions.undo', { ns: 'common' }), onClick: undo } }),
    });
}
