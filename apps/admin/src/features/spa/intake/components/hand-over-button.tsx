import { useGetIntakeLinkMutation } from '@atrium/api-client/admin';
import { endSession } from '@atrium/api-client/session/session-actions';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useMayLeave } from '@atrium/ui/hooks/use-unsaved-guard';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

/** Puts the form on this device and ends the session first: the guest who holds it reaches nothing else. */
export function HandOverButton({ treatmentId }: { treatmentId: string }) {
  const { t } = useTranslation('intake');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const mayLeave = useMayLeave();
  const errorText = useErrorText();
  const showToast = useToast();
  const [getLink, { isLoading }] = useGetIntakeLinkMutation();

  const handOver = async () => {
    const isSure = await confirm({
      title: t('handOverTitle'),
      message: t('handOverText'),
      confirmLabel: t('handOverAction'),
    });
    if (!isSure || !(await mayLeave())) return;
    try {
      const { url } = (await getLink({ id: treatmentId }).unwrap()).data;
      await dispatch(endSession());
      // in place of this page: Back leads to no page of the staff's
      window.location.replace(`${new URL(url).pathname}?desk`);
    } catch (error) {
      showToast({ type: 'error', message: errorText(error, t('handOverFailed')) });
    }
  };
  return (
    <Button loading={isLoading} onClick={() => void handOver()} sx={{ minHeight: 44 }}>
      {t('handOver')}
    </Button>
  );
}
