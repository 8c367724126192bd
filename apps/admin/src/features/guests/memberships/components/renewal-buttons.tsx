import {
  type RenewalOutput,
  useForgetRenewalCardMutation,
  useStartRenewalMutation,
  useStopRenewalMutation,
} from '@atrium/api-client/admin';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

interface Props {
  /** Id of the membership. */
  id: string;
  renewal: RenewalOutput;
}

/** What staff can do about a renewal. Cards are the guest's own to give. */
export function RenewalButtons({ id, renewal: { state, card, canStart } }: Props) {
  const { t } = useTranslation('payments');
  const confirm = useConfirm();
  const run = useAction();
  const [stop, stopping] = useStopRenewalMutation();
  const [start, starting] = useStartRenewalMutation();
  const [forget, forgetting] = useForgetRenewalCardMutation();
  const isChanging = stopping.isLoading || starting.isLoading || forgetting.isLoading;
  const texts = { failed: t('renewal.changeFailed') };

  const remove = async () => {
    const confirmed = await confirm({
      title: t('renewal.forget'),
      message: t('renewal.forgetText'),
      confirmLabel: t('renewal.forget'),
      destructive: true,
    });
    if (confirmed) await run(() => forget({ id }).unwrap(), texts);
  };

  return (
    <>
      {card && (
        <Button size="small" color="error" disabled={isChanging} onClick={remove}>
          {t('renewal.forget')}
        </Button>
      )}
      {state === 'on' && (
        <Button
          size="small"
          variant="outlined"
          disabled={isChanging}
          onClick={() => run(() => stop({ id }).unwrap(), texts)}
        >
          {t('renewal.stop')}
        </Button>
      )}
      {canStart && card && (
        <Button
          size="small"
          variant="outlined"
          disabled={isChanging}
          onClick={() => run(() => start({ id }).unwrap(), texts)}
        >
          {t('renewal.start')}
        </Button>
      )}
    </>
  );
}
