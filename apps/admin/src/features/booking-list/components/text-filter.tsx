import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/use-debounced';

const TYPING_PAUSE_MS = 300;

interface Props {
  /** Of the address. */
  value: string;
  onChange: (value: string) => void;
}

/** Part of a guest's name, e-mail or phone, or a booking's number. */
export function TextFilter({ value, onChange }: Props) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, TYPING_PAUSE_MS);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    latest.current(settled);
  }, [settled]);

  return (
    <TextField
      label={t('listBookings.text')}
      value={typed}
      placeholder={t('listBookings.textHint')}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off', spellCheck: false } }}
      sx={{
        flex: '1 1 110px',
        maxWidth: 300,
        '& .MuiInputBase-root': { minHeight: 40 },
        '& input': { py: 0.875 },
      }}
    />
  );
}
