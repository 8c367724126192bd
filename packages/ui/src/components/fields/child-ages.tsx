import { formatMoney } from '@atrium/i18n/format';
import { type AgeBand, bandOf, MAX_CHILD_AGE } from '@atrium/rules/money/age-bands';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { SelectInput } from './select-input';

/** A price for ages, in the reader's language. */
export type ShownAgeBand = Pick<AgeBand, 'name' | 'from' | 'to' | 'price'>;

interface Props {
  /** One of each child; null: not chosen yet. */
  ages: readonly (number | null)[];
  ageBands: readonly ShownAgeBand[];
  /** ISO 4217. */
  currency: string;
  onChange: (ages: (number | null)[]) => void;
  /** Staff may leave them out. */
  optional?: boolean;
  /** How often somebody tried to go on without: what is missing is marked, and the first of it focused. */
  tries?: number;
}

const years = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age);

/** How old each child is, where that says what it pays. */
export function ChildAges(props: Props) {
  const { ages, ageBands, currency, onChange, optional = false, tries = 0 } = props;
  const { t } = useTranslation(['ui', 'errors']);
  const language = useLanguage();
  const group = useRef<HTMLDivElement>(null);
  const isMarked = tries > 0 && ages.includes(null);

  useEffect(() => {
    if (tries > 0) group.current?.querySelector<HTMLSelectElement>('select:invalid')?.focus();
  }, [tries]);

  const optionOf = (age: number): string => {
    const band = bandOf(ageBands, age);
    if (!band) return String(age);
    const price =
      band.price > 0 ? formatMoney(language, band.price, currency) : t('participants.free');
    return `${age} · ${band.name}, ${price}`;
  };
  return (
    <Box
      ref={group}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, py: 0.5 }}
    >
      <Typography
        variant="body2"
        role={isMarked ? 'alert' : undefined}
        sx={{ gridColumn: '1 / -1', color: isMarked ? 'error.main' : 'text.secondary' }}
      >
        {isMarked
          ? t('CHILD_AGES_REQUIRED', { ns: 'errors' })
          : t(optional ? 'participants.agesOptional' : 'participants.agesHint')}
      </Typography>
      {ages.map((age, index) => (
        <SelectInput
          // a child is who stands at its place
          key={`child-${index + 1}`}
          label={t('participants.age', { number: index + 1 })}
          value={age ?? ''}
          required={!optional}
          error={isMarked && age === null}
          onChange={({ target }) =>
            onChange(ages.with(index, target.value === '' ? null : Number(target.value)))
          }
        >
          <option value="" />
          {years.map((year) => (
            <option key={year} value={year}>
              {optionOf(year)}
            </option>
          ))}
        </SelectInput>
      ))}
    </Box>
  );
}
