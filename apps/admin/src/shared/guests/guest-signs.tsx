import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { GuestIcons } from './guest-icons';
import { guestText, type KnownGuest } from './guest-text';

interface Props {
  guest: KnownGuest | undefined;
}

/** Beside a name in a narrow row: a star for a VIP, a warning for allergies, and the rest on hover or by ear. */
export function GuestSigns({ guest }: Props) {
  const { t } = useTranslation('admin');
  const text = guestText(guest, {
    vip: t('guest.fields.vip'),
    allergies: t('guest.fields.allergies'),
    preferences: t('guest.fields.preferences'),
  });
  if (!text) return null;
  return (
    <Box component="span" title={text}>
      <GuestIcons guest={guest} />
      <VisuallyHidden>{` (${text})`}</VisuallyHidden>
    </Box>
  );
}
