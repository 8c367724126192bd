import PreviousIcon from '@mui/icons-material/ChevronLeftRounded';
import NextIcon from '@mui/icons-material/ChevronRightRounded';
import TodayIcon from '@mui/icons-material/TodayRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  id: string;
  /** 'November 2026' */
  month: string;
  canGoPrevious: boolean;
  canGoNext: boolean;
  isCurrentMonth: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onCurrent: () => void;
}

/** A blocked arrow stays in the tab order: a disabled one would drop the keyboard's focus on arrival. */
const blocked = (isBlocked: boolean) => ({
  'aria-disabled': isBlocked,
  sx: isBlocked ? { opacity: 0.35, cursor: 'default', '&:hover': { background: 'none' } } : {},
});

export function CalendarHeader(props: Props) {
  const { id, month, canGoPrevious, canGoNext, isCurrentMonth } = props;
  const { t } = useTranslation('ui');

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography
        id={id}
        variant="h5"
        component="h3"
        aria-live="polite"
        sx={{
          flex: 1,
          pl: 1,
          color: 'text.primary',
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {month}
      </Typography>
      {!isCurrentMonth && (
        <IconButton aria-label={t('calendar.currentMonth')} onClick={props.onCurrent}>
          <TodayIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton
        aria-label={t('calendar.previousMonth')}
        onClick={props.onPrevious}
        {...blocked(!canGoPrevious)}
      >
        <PreviousIcon />
      </IconButton>
      <IconButton
        aria-label={t('calendar.nextMonth')}
        onClick={props.onNext}
        {...blocked(!canGoNext)}
      >
        <NextIcon />
      </IconButton>
    </Box>
  );
}
