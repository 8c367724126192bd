import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** The list does not show what is typed yet. */
  pending: boolean;
}

/** The button of the first row that is found, so that Enter twice marks whoever stands there. */
const focusFirst = () =>
  document.querySelector<HTMLButtonElement>('#arrivals [data-likely]')?.focus();

/** Narrows the list down with each letter; nothing is asked of the server. */
export function ArrivalSearch({ value, onChange, pending }: Props) {
  const { t } = useTranslation('admin');
  const [entered, setEntered] = useState(false);

  // Whoever types faster than the list follows would mark the first of others.
  useEffect(() => {
    if (!entered || pending) return;
    setEntered(false);
    focusFirst();
  }, [entered, pending]);

  const change = (next: string) => {
    setEntered(false);
    onChange(next);
  };
  return (
    <TextField
      autoFocus
      fullWidth
      type="search"
      label={t('arrival.search')}
      placeholder={t('arrival.searchHint')}
      value={value}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') change('');
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        setEntered(true);
      }}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 80 } }}
    />
  );
}
