import { isApiError } from '@atrium/api-client/api-error';
import { type HubTreatment, useCancelMyTreatmentMutation } from '@atrium/api-client/hub/spa';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/**
 * Asks for confirmation, showing the deadline, and cancels.
 * @returns whether it is cancelled
 */
export function useCancelTreatment() {
  const { t } = useTranslation('hub');
  const confirm = useConfirm();
  const showToast = useToast();
  const errorText = useErrorText();
  const [cancel] = useCancelMyTreatmentMutation();

  return async ({ _id }: HubTreatment, deadline: string): Promise<boolean> => {
    const confirmed = await confirm({
      title: t('overview.cancelDialog.text'),
      message: `${deadline}. ${t('booking.cancelFree')}`,
      confirmLabel: t('overview.cancelDialog.confirm'),
      cancelLabel: t('overview.cancelDialog.keep'),
      destructive: true,
    });
    if (!confirmed) return false;
    const title = t('overview.cancelDialog.title');
    try {
      await cancel({ id: _id }).unwrap();
      showToast({ type: 'success', title, message: t('overview.cancelDialog.done') });
      return true;
    } catch (error) {
      const answered = isApiError(error) && error.status > 0;
      const message = answered ? errorText(error) : t('overview.cancelDialog.failed');
      showToast({ type: 'error', title, message });
      return false;
    }
  };
}
