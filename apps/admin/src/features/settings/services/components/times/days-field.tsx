import { formatWeekday } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Control, useController } from 'react-hook-form';
import type { ServiceValues } from '../../lib/service-values';
import { WEEK } from '../../lib/time-values';

interface Props {
  control: Control<ServiceValues>;
  name: `times.${number}.days` | `specialdays.${number}.times.${number}.days`;
  label: string;
}

/** The weekdays of a time, as toggle buttons. */
export function DaysField({ control, name, label }: Props) {
  const language = useLanguage();
  const { field, fieldState } = useController({ control, name });
  return (
    <Box>
      <ToggleButtonGroup
        size="small"
        aria-label={label}
        value={field.value}
        onChange={(_, days: number[]) => field.onChange(days)}
        onBlur={field.onBlur}
      >
        {WEEK.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            aria-label={formatWeekday(language, day)}
            sx={{
              minWidth: 0,
              width: { xs: 28, lg: 32 },
              height: 40,
              px: 0,
              '&.Mui-selected, &.Mui-selected:hover': {
                color: 'primary.contrastText',
                backgroundColor: 'primary.main',
              },
            }}
          >
            {formatWeekday(language, day, 'narrow')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
