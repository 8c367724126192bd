import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface Gaps {
  /** Minutes between two treatments. */
  leastGap: number;
  mostGap: number;
}

interface Props extends Gaps {
  onChange: (gaps: Partial<Gaps>) => void;
}

const choices = [0, 15, 30, 45, 60, 90, 120, 180, 240];

/** How long a guest rests between two treatments. */
export function GapFields({ leastGap, mostGap, onChange }: Props) {
  const { t } = useTranslation('treatments');
  const options = (least: number) =>
    choices
      .filter((minutes) => minutes >= least)
      .map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 0 ? t('journey.none') : t('minutes', { count: minutes })}
        </option>
      ));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <SelectInput
        label={t('journey.leastGap')}
        value={leastGap}
        onChange={({ target }) => {
          const least = Number(target.value);
          onChange({ leastGap: least, mostGap: Math.max(least, mostGap) });
        }}
      >
        {options(0)}
      </SelectInput>
      <SelectInput
        label={t('journey.mostGap')}
        value={mostGap}
        onChange={({ target }) => onChange({ mostGap: Number(target.value) })}
      >
        {options(leastGap)}
      </SelectInput>
    </Box>
  );
}
