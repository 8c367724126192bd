import { formatDate } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';

interface Props {
  date: CalendarDate;
  muted: boolean;
}

/** The day as a calendar leaf, to be found at a glance; the text beside it repeats it. */
export function DayTile({ date, muted }: Props) {
  const language = useLanguage();
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        flex: 'none',
        width: 60,
        alignSelf: 'flex-start',
        overflow: 'hidden',
        textAlign: 'center',
        borderRadius: 1.5,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.default,
      })}
    >
      <Box
        sx={(theme) => ({
          px: 0.25,
          py: 0.25,
          overflow: 'hidden',
          fontSize: '0.75rem',
          fontWeight: 650,
          color: muted ? theme.vars.palette.text.primary : theme.vars.palette.primary.contrastText,
          backgroundColor: muted ? theme.vars.palette.divider : theme.vars.palette.primary.main,
        })}
      >
        {formatDate(language, date, 'monthShort')}
      </Box>
      <Box sx={{ py: 0.5, fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.2 }}>
        {Number(date.slice(8))}
      </Box>
    </Box>
  );
}
