import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** The button of the first row that is found, so that Enter twice marks whoever stands there. */
const focusFirst = () =>
  document.querySelector<HTMLButtonElement>('#arrivals [data-likely]')?.focus();

/** Narrows the list down with each letter; nothing is asked of the server. */
export function ArrivalSearch({ value, onChange }: Props) {
  const { t } = useTranslation('admin');
  return (
    <TextField
      autoFocus
      fullWidth
      type="search"
      label={t('arrival.search')}
      placeholder={t('arrival.searchHint')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('');
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        focusFirst();
      }}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 80 } }}
    />
  );
}
