import {
  type RenewalOutput,
  useForgetMyRenewalCardMutation,
  useGiveRenewalCardMutation,
  useStartMyRenewalMutation,
  useStopMyRenewalMutation,
} from '@atrium/api-client/hub/sales';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';

interface Props {
  /** Id of the membership. */
  id: string;
  renewal: RenewalOutput;
}

/** Stops and starts a renewal, and changes or removes its card. */
export function RenewalActions({ id, renewal: { state, card, canStart, consent } }: Props) {
  const { t } = useTranslation('sales');
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [stop, stopping] = useStopMyRenewalMutation();
  const [start, starting] = useStartMyRenewalMutation();
  const [give, giving] = useGiveRenewalCardMutation();
  const [forget, forgetting] = useForgetMyRenewalCardMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const isPending =
    stopping.isLoading || starting.isLoading || giving.isLoading || forgetting.isLoading;
  const canGive = state === 'on' || canStart;
  if (!canGive && !card) return null;

  const run = async (act: () => Promise<unknown>) => {
    setRefusal(undefined);
    try {
      await act();
    } catch (error) {
      setRefusal(error);
    }
  };
  const toProvider = () =>
    run(async () => window.location.assign((await give({ id }).unwrap()).data.url));
  const remove = async () => {
    const confirmed = await confirm({
      title: t('renewal.forgetTitle'),
      message: t('renewal.forgetText'),
      confirmLabel: t('renewal.forget'),
      destructive: true,
    });
    if (confirmed) await run(() => forget({ id }).unwrap());
  };

  return (
    <>
      {refusal !== undefined && (
        <Alert severity="error">
          {t('renewal.changeFailed')} {errorText(refusal)}
        </Alert>
      )}
      {canGive && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('renewal.byGiving')}: “{consent}”
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
        {state === 'on' && (
          <Button
            variant="outlined"
            disabled={isPending}
            onClick={() => run(() => stop({ id }).unwrap())}
          >
            {t('renewal.stop')}
          </Button>
        )}
        {canStart && card && (
          <Button
            variant="outlined"
            disabled={isPending}
            onClick={() => run(() => start({ id }).unwrap())}
          >
            {t('renewal.start')}
          </Button>
        )}
        {canGive && (
          <Button loading={giving.isLoading} disabled={isPending} onClick={toProvider}>
            {t(card ? 'renewal.replace' : 'renewal.give')}
          </Button>
        )}
        {card && (
          <Button color="error" disabled={isPending} onClick={remove}>
            {t('renewal.forget')}
          </Button>
        )}
      </Box>
    </>
  );
}
