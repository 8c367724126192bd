import { formatDate, formatTime } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alternative } from './alternatives';

interface Props {
  alternatives: readonly Alternative[];
  /** The wanted day, which its own times need not repeat. */
  date: CalendarDate;
  onChoose: (place: { date: CalendarDate; time: number }) => void;
  /** The other ways out. */
  children: ReactNode;
}

/** Other times instead of one that is gone. */
export function AlternativeTimes({ alternatives, date, onChoose, children }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();

  return (
    <>
      {alternatives.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5, fontWeight: 600 }}>
          {t('newActivity.failed.alternatives')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {alternatives.map(({ date: other, slot }) => (
          <Button
            key={`${other} ${slot.start}`}
            variant="outlined"
            onClick={() => onChoose({ date: other, time: slot.start })}
          >
            {other === date
              ? formatTime(slot.start)
              : `${formatDate(language, other, 'day')}, ${formatTime(slot.start)}`}
          </Button>
        ))}
        {children}
      </Box>
    </>
  );
}
