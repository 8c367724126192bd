import { monthNames } from '@atrium/i18n/format';
import {
  BIRTH_YEARS,
  type BirthDateParts,
  changeBirthDate,
  composeBirthDate,
  daysInMonth,
  parseBirthDate,
} from '@atrium/rules/calendar/birth-date';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { SelectInput } from './select-input';

interface Props {
  /** `yyyy-mm-dd`; empty while it is not known. */
  value: string | null | undefined;
  /** Gets the whole date, or an empty text while a part is missing. */
  onChange: (value: string) => void;
  disabled?: boolean;
}

interface Choice {
  value: number;
  label: string;
}

const numbers = (count: number): Choice[] =>
  Array.from({ length: count }, (_, index) => ({ value: index + 1, label: String(index + 1) }));

/** Day, month and year as dropdowns. */
export function BirthDateFields({ value, onChange, disabled = false }: Props) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const id = useId();
  const [parts, setParts] = useState<BirthDateParts>(() => parseBirthDate(value));

  useEffect(() => {
    // An incomplete choice is '' outside; it must not empty the parts already chosen here.
    setParts((current) =>
      (value ?? '') === (composeBirthDate(current) ?? '') ? current : parseBirthDate(value),
    );
  }, [value]);

  const change = (of: keyof BirthDateParts, text: string) => {
    const next = changeBirthDate(parts, { [of]: text === '' ? undefined : Number(text) });
    setParts(next);
    onChange(composeBirthDate(next) ?? '');
  };

  const months = monthNames(language).map((label, index) => ({ value: index + 1, label }));
  const years = BIRTH_YEARS.map((year) => ({ value: year, label: String(year) }));

  const dropdown = (of: keyof BirthDateParts, choices: readonly Choice[]) => (
    <SelectInput
      disabled={disabled}
      label={t(`birthDate.${of}`)}
      value={parts[of] ?? ''}
      onChange={(event) => change(of, event.target.value)}
      slotProps={{ htmlInput: { autoComplete: `bday-${of}` } }}
    >
      <option value="" />
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectInput>
  );

  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" sx={{ mb: 1 }}>
        {t('birthDate.label')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.6fr 1.2fr', gap: 1.5 }}>
        {dropdown('day', numbers(daysInMonth(parts)))}
        {dropdown('month', months)}
        {dropdown('year', years)}
      </Box>
    </Box>
  );
}
