import { countryName } from '@atrium/i18n/country-name';
import { formatInstant } from '@atrium/i18n/format';
import ComputerIcon from '@mui/icons-material/ComputerRounded';
import PhoneIcon from '@mui/icons-material/SmartphoneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';

/** One sign-in on one device, as the API lists it. */
export interface SessionOnShow {
  _id: string;
  browser?: string | undefined;
  system?: string | undefined;
  isHandheld: boolean;
  /** Network address. */
  ip?: string | undefined;
  /** Country where it is registered, ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** ISO 8601. */
  lastUsedAt: string;
  isCurrent: boolean;
}

interface Props {
  session: SessionOnShow;
  /** IANA time zone in which times are shown. */
  timezone: string;
  pending: boolean;
  onEnd: () => void;
}

/** A device, and the way to log it out. */
export function SessionRow({ session, timezone, pending, onEnd }: Props) {
  const { t } = useTranslation('security');
  const language = useLanguage();
  const { browser, system, isHandheld, ip, country, lastUsedAt, isCurrent } = session;
  const Icon = isHandheld ? PhoneIcon : ComputerIcon;
  const named = browser && system ? t('sessions.on', { browser, system }) : (browser ?? system);
  const device = named ?? t('sessions.unknown');
  const date = formatInstant(language, lastUsedAt, timezone);

  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, py: 1.5 }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[t('sessions.lastUsed', { date }), country && countryName(language, country), ip]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {isCurrent ? (
        <Chip size="small" color="primary" variant="outlined" label={t('sessions.current')} />
      ) : (
        <Button
          size="small"
          color="error"
          aria-disabled={pending}
          aria-label={t('sessions.endDevice', { device, date })}
          onClick={pending ? undefined : onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Box>
  );
}
