import { formatInstant } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';

/** A passkey as the API lists it. */
interface PasskeyOnShow {
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; absent: not yet. */
  lastUsedAt?: string | undefined;
}

interface Props {
  passkey: PasskeyOnShow;
  /** IANA time zone in which times are shown. */
  timezone: string;
  onRemove: () => void;
}

/** A passkey, and the way to remove it. Its page loads the texts of the area `security`. */
export function PasskeyRow({ passkey, timezone, onRemove }: Props) {
  const { t } = useTranslation('security');
  const language = useLanguage();
  const { name, createdAt, lastUsedAt } = passkey;
  const date = formatInstant(language, lastUsedAt ?? createdAt, timezone);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, flexWrap: 'wrap' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lastUsedAt ? t('passkeys.lastUsed', { date }) : t('passkeys.neverUsed', { date })}
        </Typography>
      </Box>
      <Button
        size="small"
        color="error"
        aria-label={t('passkeys.removeNamed', { name })}
        onClick={onRemove}
      >
        {t('passkeys.remove')}
      </Button>
    </Box>
  );
}
