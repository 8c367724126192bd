import { formatWeekday } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0];

interface Props {
  label: string;
  /** 0 Sunday to 6 Saturday. */
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
}

/** Days of the week, each on or off. */
export function WeekdayButtons({ label, value, onChange }: Props) {
  const language = useLanguage();
  return (
    <ToggleButtonGroup
      size="small"
      fullWidth
      aria-label={label}
      value={value}
      onChange={(_, weekdays: number[]) => onChange(weekdays)}
    >
      {WEEK.map((weekday) => (
        <ToggleButton
          key={weekday}
          value={weekday}
          aria-label={formatWeekday(language, weekday)}
          sx={{
            minWidth: 0,
            height: 40,
            px: 0,
            '&.Mui-selected, &.Mui-selected:hover': {
              color: 'primary.contrastText',
              backgroundColor: 'primary.main',
            },
          }}
        >
          {formatWeekday(language, weekday, 'narrow')}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
