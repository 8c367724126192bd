import type { CoveredByOutput } from '@atrium/api-client/admin';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';

interface Props {
  guestId: string;
  coveredBy: CoveredByOutput;
}

/** The membership or stay that pays for the booking. */
export function CoveredBy({ guestId, coveredBy: { kind, _id, name } }: Props) {
  const { t } = useTranslation('admin');
  const isStay = kind === 'stay';
  return (
    <Link
      component={RouterLink}
      to={isStay ? paths.guestStay(guestId, _id) : paths.guestMembership(guestId, _id)}
    >
      {name ?? t(isStay ? 'guest.toolbar.stays' : 'guest.toolbar.membership')}
    </Link>
  );
}
