import type { HubMembershipUse } from '@atrium/api-client/hub';
import { formatInstant } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { focusIfLost } from '../../../shared/lib/focus-if-lost';

interface Props {
  use: HubMembershipUse;
  /** This part of the list was asked for, so reading continues here. */
  takesFocus?: boolean;
}

/** An entry of a membership's ledger: taken or given back. */
export function MembershipUse({
  use: { at, uses, _booking, _treatment },
  takesFocus = false,
}: Props) {
  const { t } = useTranslation('hub');
  const { timezone, paths } = useVendor();
  const language = useLanguage();
  return (
    <Box
      component="li"
      {...(takesFocus ? { ref: focusIfLost, tabIndex: -1 } : {})}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {uses < 0
          ? t('memberships.givenBack', { count: -uses })
          : t('memberships.taken', { count: uses })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
        {formatInstant(language, at, timezone)}
      </Typography>
      {_booking && (
        <Link component={RouterLink} to={paths.activity(_booking)} variant="body2">
          {t('memberships.reservation')}
        </Link>
      )}
      {_treatment && (
        <Link component={RouterLink} to={paths.treatment(_treatment)} variant="body2">
          {t('memberships.treatment')}
        </Link>
      )}
    </Box>
  );
}
