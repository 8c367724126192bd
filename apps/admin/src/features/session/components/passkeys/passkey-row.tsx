import type { PasskeyOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  passkey: PasskeyOutput;
  /** IANA time zone in which times are shown. */
  timezone: string;
  onRemove: () => void;
}

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
