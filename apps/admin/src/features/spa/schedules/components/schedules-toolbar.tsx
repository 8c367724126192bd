import AddIcon from '@mui/icons-material/AddRounded';
import TemplateIcon from '@mui/icons-material/AutoAwesomeMosaicRounded';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import AwayIcon from '@mui/icons-material/EventBusyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DaySteps } from '../../../../shared/dates/day-steps';

interface Props {
  date: string;
  today: string;
  /** Days side by side. */
  count: number;
  onGo: (date: string) => void;
  /** Undefined: the plan is only read. */
  onNew: (() => void) | undefined;
  onAway: () => void;
  /** Undefined: the days are neither a day nor a week. */
  onTemplate: (() => void) | undefined;
  /** Undefined: the days are no week of everybody. */
  onCopy: (() => void) | undefined;
}

const high = { minHeight: 44, flexGrow: { xs: 1, sm: 0 } } as const;

/** Which days, and what can be planned in them. */
export function SchedulesToolbar(props: Props) {
  const { date, today, count, onGo, onNew, onAway, onTemplate, onCopy } = props;
  const { t } = useTranslation('schedules');
  const unit = count === 1 ? 'day' : count === 7 ? 'week' : 'days';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, mb: 1.5 }}>
      <DaySteps
        date={date}
        today={today}
        onChange={onGo}
        by={{
          days: count,
          previous: t(`toolbar.previous.${unit}`),
          next: t(`toolbar.next.${unit}`),
        }}
      />
      {onNew && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            ml: { md: 'auto' },
            flexGrow: { xs: 1, md: 0 },
          }}
        >
          {onCopy && (
            <Button variant="outlined" startIcon={<CopyIcon />} onClick={onCopy} sx={high}>
              {t('copy.open')}
            </Button>
          )}
          {onTemplate && (
            <Button variant="outlined" startIcon={<TemplateIcon />} onClick={onTemplate} sx={high}>
              {t('template.open')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<AwayIcon />} onClick={onAway} sx={high}>
            {t('absence.new')}
          </Button>
          <Button variant="contained" startIcon={<AddIcon />} onClick={onNew} sx={high}>
            {t('shift.new')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
