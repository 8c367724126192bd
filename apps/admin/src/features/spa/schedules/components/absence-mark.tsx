import type { AbsenceOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import AwayIcon from '@mui/icons-material/EventBusyRounded';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { STOP } from '../hooks/use-grid-keys';

interface Props {
  absence: AbsenceOutput;
  /** The day that it is shown on. */
  date: string;
  where: { name: string; day: string };
  /** Undefined: it is only read. */
  onOpen: (() => void) | undefined;
}

/** That a therapist is away on a day, from when until when, and why if one may know. */
export function AbsenceMark({ absence, date, where, onOpen }: Props) {
  const { t } = useTranslation('schedules');
  const { from, until, start, end, reason } = absence;
  const begins = date === from && start !== undefined ? formatTime(start) : undefined;
  const ends = date === until && end !== undefined ? formatTime(end) : undefined;
  const time = [
    begins && t('grid.awayFrom', { time: begins }),
    ends && t('grid.awayUntil', { time: ends }),
  ]
    .filter(Boolean)
    .join(' ');
  const text = [t('grid.away'), time, reason].filter(Boolean).join(' · ');
  const sx = {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    width: '100%',
    minHeight: 24,
    mt: 0.5,
    px: 0.5,
    border: 0,
    borderRadius: 1,
    font: 'inherit',
    fontSize: 12,
    textAlign: 'start',
    color: 'text.primary',
    backgroundColor: 'action.hover',
    '& svg': { fontSize: 14, color: 'warning.main' },
  } as const;
  const face = (
    <>
      <AwayIcon />
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {text}
      </Box>
    </>
  );
  if (!onOpen) {
    return (
      <Box title={text} sx={sx}>
        {face}
      </Box>
    );
  }
  return (
    <Box
      component="button"
      type="button"
      {...STOP}
      title={text}
      aria-label={`${where.name}, ${where.day}: ${text}`}
      onClick={onOpen}
      sx={{ ...sx, cursor: 'pointer', '&:hover': { backgroundColor: 'action.focus' } }}
    >
      {face}
    </Box>
  );
}
