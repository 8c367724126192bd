import type { HubMembership } from '@atrium/api-client/hub';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface Props {
  status: HubMembership['status'];
}

const colours = {
  active: 'success.main',
  paused: 'warning.main',
  ended: 'text.secondary',
  expired: 'text.secondary',
} as const;

/** The word says it; its colour only helps the eye. */
export function MembershipStatus({ status }: Props) {
  const { t } = useTranslation('hub');
  return (
    <Box component="span" sx={{ color: colours[status], fontWeight: 600 }}>
      {t(`memberships.statuses.${status}`)}
    </Box>
  );
}
