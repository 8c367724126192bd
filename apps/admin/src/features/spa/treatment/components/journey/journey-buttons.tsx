import {
  type TreatmentOutput,
  useCancelJourneyMutation,
  useSendJourneyConfirmationMutation,
} from '@atrium/api-client/admin';
import { canBeConfirmed } from '@atrium/rules/spa/treatments/treatment-status';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../paths';
import { useAction } from '../../../../../shared/hooks/use-action';
import { MoveJourney } from './move-journey';

interface Props {
  /** Id of the journey. */
  id: string;
  /** By their start. */
  treatments: readonly TreatmentOutput[];
  /** What was typed on the page is not saved. */
  isDirty: boolean;
}

/** Moves, deletes or confirms all of a journey, or says why not. */
export function JourneyButtons({ id, treatments, isDirty }: Props) {
  const { t } = useTranslation('treatments');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const run = useAction();
  const [remove, removing] = useCancelJourneyMutation();
  const [send, sending] = useSendJourneyConfirmationMutation();
  const [isMoving, setMoving] = useState(false);
  const [first] = treatments;
  const isLocked = treatments.some(({ treatmentLock }) => treatmentLock);
  const isOnOneDay = treatments.every(({ date }) => date === first?.date);
  const email = treatments.find(({ _customer }) => _customer)?._customer?.email;
  const mayConfirm = email !== undefined && treatments.every(canBeConfirmed);
  const problem = () => {
    if (isLocked) return t('journey.locked');
    return isOnOneDay ? undefined : t('journey.severalDays');
  };

  const deleteAll = async () => {
    const isWanted = await confirm({
      title: t('journey.deleteTitle'),
      message: t('journey.deleteText'),
      confirmLabel: t('journey.delete'),
      destructive: true,
    });
    if (!isWanted) return;
    const isGone = await run(() => remove({ id }).unwrap(), {
      failed: t('journey.deleteFailed'),
      done: t('journey.deleted'),
    });
    if (isGone) navigate(`${paths.treatments}?date=${first?.date ?? ''}`, { replace: true });
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <Button
        variant="outlined"
        disabled={isLocked || !isOnOneDay || isDirty}
        onClick={() => setMoving(true)}
      >
        {t('journey.move')}
      </Button>
      {mayConfirm && (
        <Button
          variant="outlined"
          disabled={isDirty}
          loading={sending.isLoading}
          onClick={() =>
            void run(() => send({ id }).unwrap(), {
              failed: t('confirmation.failed'),
              done: t('confirmation.sent', { email }),
            })
          }
        >
          {t('journey.send')}
        </Button>
      )}
      <Button
        color="error"
        disabled={isLocked || isDirty}
        loading={removing.isLoading}
        onClick={deleteAll}
      >
        {t('journey.delete')}
      </Button>
      {problem() && <FormHelperText sx={{ flexBasis: '100%' }}>{problem()}</FormHelperText>}
      {isMoving && first && <MoveJourney id={id} first={first} onClose={() => setMoving(false)} />}
    </Box>
  );
}
