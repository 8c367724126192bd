import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  /** A time of day, minutes from midnight. */
  value: number;
  onChange: (value: number) => void;
}

const two = (number: number) => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const steps = Array.from({ length: 12 }, (_, step) => step * 5);

/** Hours from 0 to 23, minutes by 5: two quick choices on a tablet, where typing is slow. */
export function TimeSelect({ label, value, onChange }: Props) {
  const { t } = useTranslation('seating');
  const hour = Math.floor(value / 60);
  const minute = value % 60;
  // A party that left early ends at any minute.
  const minutes = steps.includes(minute) ? steps : [...steps, minute].sort((a, b) => a - b);
  const select = (
    name: string,
    chosen: number,
    options: readonly number[],
    on: (n: number) => void,
  ) => (
    <SelectInput
      value={chosen}
      onChange={(event) => on(Number(event.target.value))}
      slotProps={{ htmlInput: { 'aria-label': name } }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {two(option)}
        </option>
      ))}
    </SelectInput>
  );

  return (
    <Box role="group" aria-label={label}>
      <Box aria-hidden sx={{ mb: 0.5, fontSize: 13, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 0.75 }}>
        {select(t('panel.hour', { label }), hour, hours, (next) => onChange(next * 60 + minute))}
        {select(t('panel.minute', { label }), minute, minutes, (next) =>
          onChange(hour * 60 + next),
        )}
      </Box>
    </Box>
  );
}
