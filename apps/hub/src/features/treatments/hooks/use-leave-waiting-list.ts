import {
  type HubTreatmentWait,
  useLeaveTreatmentWaitingListMutation,
} from '@atrium/api-client/hub/spa';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/** Asks for confirmation, and takes the guest off the list. */
export function useLeaveWaitingList() {
  const { t } = useTranslation('hub');
  const confirm = useConfirm();
  const showToast = useToast();
  const errorText = useErrorText();
  const [leave] = useLeaveTreatmentWaitingListMutation();

  return async ({ _id }: HubTreatmentWait): Promise<void> => {
    const confirmed = await confirm({
      title: t('treatmentWaits.leaveQuestion'),
      message: t('treatmentWaits.leaveText'),
      confirmLabel: t('overview.leave'),
      cancelLabel: t('treatmentWaits.stay'),
      destructive: true,
    });
    if (!confirmed) return;
    try {
      await leave({ id: _id }).unwrap();
      showToast({ type: 'success', message: t('treatmentWaits.left') });
    } catch (error) {
      const title = t('treatmentWaits.leaveFailed');
      showToast({ type: 'error', title, message: errorText(error) });
    }
  };
}
