import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  venue: { name: string };
  /** Why the last one did not do. */
  problem: string | undefined;
  onCode: (code: string) => void;
}

/** Asks for the code of a service that only some may book. */
export function CodeForm({ venue, problem, onCode }: Props) {
  const { t } = useTranslation('public');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onCode(code.trim());
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('booking.codeText', { venue: venue.name })}</Typography>
      <TextInput
        label={t('booking.code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <Button type="submit" variant="contained" size="large">
        {t('booking.next')}
      </Button>
    </Box>
  );
}
