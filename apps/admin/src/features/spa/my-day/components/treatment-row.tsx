import type { TreatmentOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { progressOf } from '@atrium/rules/spa/treatments/treatment-progress';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClockTime } from '../hooks/use-clock-time';
import { useProgress } from '../hooks/use-progress';
import { TreatmentFacts } from './treatment-facts';
import { TreatmentNotes } from './treatment-notes';

interface Props {
  treatment: TreatmentOutput;
  /** Who has answered before it, if anything was asked. */
  intake: ReactNode;
}

/** A treatment of the day; opened it shows its notes, and takes a step back. */
export function TreatmentRow({ treatment, intake }: Props) {
  const { t } = useTranslation('myDay');
  const id = useId();
  const clockTime = useClockTime();
  const { say, isBusy } = useProgress();
  const [isOpen, setOpen] = useState(false);
  const progress = progressOf(treatment);
  const { startedAt, doneAt } = treatment;
  const state = doneAt
    ? t('done', { time: clockTime(doneAt) })
    : startedAt && t('started', { time: clockTime(startedAt) });

  return (
    <>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{
          width: '100%',
          minHeight: 64,
          py: 1,
          gap: 1.5,
          justifyContent: 'flex-start',
          alignItems: 'flex-start',
          textAlign: 'left',
        }}
      >
        <Box sx={{ flex: 'none', width: 48, fontVariantNumeric: 'tabular-nums' }}>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            {formatTime(treatment.timeindexStart)}
          </Typography>
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
            {formatTime(treatment.timeindexEnd)}
          </Typography>
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            component="div"
            noWrap
            sx={{ fontWeight: 600, ...(progress === 'done' && { color: 'text.secondary' }) }}
          >
            {displayName(treatment._customer) || t('guest')}
          </Typography>
          <TreatmentFacts treatment={treatment} />
          {state && (
            <Typography
              component="div"
              variant="body2"
              sx={{ color: progress === 'done' ? 'success.main' : 'primary.main' }}
            >
              {state}
            </Typography>
          )}
        </Box>
        <ExpandIcon
          sx={{ flex: 'none', color: 'text.secondary', rotate: isOpen ? '180deg' : '0deg' }}
        />
      </ButtonBase>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ pl: 7.5, pb: 2 }}>
          <TreatmentNotes treatment={treatment} sayNone />
          {intake}
          {progress !== 'waiting' && (
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => void say(treatment, progress === 'done' ? 'started' : 'waiting')}
              sx={{ mt: 1, ml: -1, minHeight: 44 }}
            >
              {t(progress === 'done' ? 'reopen' : 'notStarted')}
            </Button>
          )}
        </Box>
      </Collapse>
    </>
  );
}
