import { formatTimeRange, formatWeekday } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type TimeValues, toTimeInput, WEEK } from '../../lib/time-values';

interface Props {
  times: readonly TimeValues[];
  /** Places where a time has none of its own. */
  defaultCapacity: string;
  onOpen: (index: number) => void;
  onAdd: (day: number) => void;
}

/** The week, a column a day; pressing a time focuses its row. */
export function WeekView({ times, defaultCapacity, onOpen, onAdd }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const language = useLanguage();
  const timesOf = (day: number) =>
    times
      .flatMap((values, index) => {
        const time = values.days.includes(day) ? toTimeInput(values) : undefined;
        return time ? [{ ...time, index, places: values.capacity || defaultCapacity }] : [];
      })
      .sort((a, b) => a.start - b.start);

  return (
    <Box
      component="ul"
      aria-label={t('settings:services.times.week')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
        gap: 0.75,
        m: 0,
        mb: 2,
        p: 0,
        listStyle: 'none',
      }}
    >
      {WEEK.map((day) => (
        <Box
          component="li"
          key={day}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 0.5, minWidth: 0 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="subtitle2" component="h3" noWrap sx={{ pl: 0.5 }}>
              {formatWeekday(language, day, 'short')}
            </Typography>
            <IconButton
              size="small"
              aria-label={t('settings:services.times.addOn', {
                day: formatWeekday(language, day),
              })}
              onClick={() => onAdd(day)}
            >
              <AddIcon fontSize="small" />
            </IconButton>
          </Box>
          {timesOf(day).map(({ index, start, end, places, overrideName }) => (
            <ButtonBase
              key={index}
              onClick={() => onOpen(index)}
              sx={{
                display: 'block',
                width: '100%',
                mt: 0.5,
                px: 0.75,
                py: 0.5,
                borderRadius: 1,
                textAlign: 'left',
                backgroundColor: 'action.selected',
                typography: 'caption',
                fontVariantNumeric: 'tabular-nums',
                overflow: 'hidden',
              }}
            >
              <Box component="strong" sx={{ display: 'block' }}>
                {formatTimeRange(start, end)}
              </Box>
              {overrideName && <Box sx={{ overflowWrap: 'anywhere' }}>{overrideName}</Box>}
              {t('settings:services.times.placesCount', { count: Number(places) || 0 })}
            </ButtonBase>
          ))}
        </Box>
      ))}
    </Box>
  );
}
