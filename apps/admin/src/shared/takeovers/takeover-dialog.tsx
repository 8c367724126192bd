import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decidedOf, proposedOf } from './decided';
import { TakeoverRow } from './takeover-row';
import type { AskedTakeover, Takeover } from './use-takeover';

interface Props extends Pick<Takeover, 'decide' | 'cancel' | 'isDeciding'> {
  asked: AskedTakeover;
  nameOf: (therapist: string) => string;
}

/** Which treatments a change breaks, and who takes over each: decided before anything is changed. */
export function TakeoverDialog({ asked, nameOf, decide, cancel, isDeciding }: Props) {
  const { t } = useTranslation(['schedules', 'common']);
  const id = useId();
  const { options, failure } = asked;
  const [chosen, setChosen] = useState(() => proposedOf(options));
  // what was refused is decided again, on what there is now
  useEffect(() => setChosen(proposedOf(options)), [options]);
  const { moves, left } = decidedOf(options, chosen);
  const [notifyGuests, setNotifyGuests] = useState(false);
  const losing = [...new Set(options.map(({ from }) => nameOf(from)))].join(', ');

  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={`${id}-title`} onClose={cancel}>
      <DialogTitle id={`${id}-title`}>
        {t('takeover.title', { count: options.length, name: losing })}
      </DialogTitle>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {failure} {t('takeover.nothingChanged')}
          </Alert>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{t('takeover.text')}</Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {options.map((option, index) => (
            <TakeoverRow
              key={`${option.treatment._id} ${option.from}`}
              option={option}
              from={nameOf(option.from)}
              chosen={chosen[index] ?? ''}
              onChoose={(to) => setChosen(chosen.with(index, to))}
            />
          ))}
        </Box>
        <Typography role="status" sx={{ mt: 1.5, fontWeight: 600 }}>
          {[
            moves.length > 0 && t('takeover.moved', { count: moves.length }),
            left.length > 0 && t('takeover.stay', { count: left.length, name: losing }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Typography>
        {moves.length > 0 && (
          <ToggleSwitch
            label={t('takeover.notify')}
            checked={notifyGuests}
            onChange={setNotifyGuests}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={cancel}>
          {t('actions.cancel', { ns: 'common' })}
        </Button>
        <Button
          variant="contained"
          color={left.length > 0 ? 'warning' : 'primary'}
          loading={isDeciding}
          onClick={() =>
            void decide({ moves, left, notifyGuests: notifyGuests && moves.length > 0 })
          }
        >
          {t(moves.length > 0 ? 'takeover.confirm' : 'takeover.confirmLeft')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
