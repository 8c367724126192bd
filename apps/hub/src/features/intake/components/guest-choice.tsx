import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  guests: number;
  /** Who has answered, from 1. */
  answered: readonly number[];
  value: number;
  onChange: (guest: number) => void;
}

/** Which of those who get the treatment together is answering. */
export function GuestChoice({ guests, answered, value, onChange }: Props) {
  const { t } = useTranslation('intakeForm');
  const id = useId();
  const all = Array.from({ length: guests }, (_, index) => index + 1);
  return (
    <FormControl>
      <FormLabel id={id}>{t('who')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, guest) => onChange(Number(guest))}
      >
        {all.map((guest) => {
          const name = t('guest', { number: guest });
          return (
            <FormControlLabel
              key={guest}
              value={guest}
              control={<Radio />}
              label={answered.includes(guest) ? `${name} (${t('hasAnswered')})` : name}
              sx={{ minHeight: 44 }}
            />
          );
        })}
      </RadioGroup>
    </FormControl>
  );
}
