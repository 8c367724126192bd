import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { NewGuest } from './picked-guest';

interface Props {
  guest: NewGuest;
  onChange: (guest: NewGuest) => void;
  textOf: (field: keyof NewGuest) => string | undefined;
  readOnly: boolean;
}

/** The minimum for a new guest at the desk; the rest can wait for the guest card. */
export function NewGuestFields({ guest, onChange, textOf, readOnly }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const field = (name: keyof NewGuest, label: string, type = 'text') => (
    <TextInput
      label={label}
      type={type}
      value={guest[name]}
      error={textOf(name) !== undefined}
      helperText={textOf(name)}
      onChange={(event) => onChange({ ...guest, [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off', readOnly } }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={t('guest.newTitle')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}
    >
      {field('firstname', t('fields.firstName', { ns: 'common' }))}
      {field('lastname', t('fields.lastName', { ns: 'common' }))}
      {field('phone', t('fields.phone', { ns: 'common' }), 'tel')}
      {field('email', t('fields.email', { ns: 'common' }), 'email')}
    </Box>
  );
}
