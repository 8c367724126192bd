import type { TreatmentCustomer } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { GuestMarks } from '../../../../shared/guests/guest-marks';

interface Props {
  guest: TreatmentCustomer;
}

/** Whose treatment it is, and how to reach them. */
export function TreatmentGuest({ guest }: Props) {
  const { t } = useTranslation('admin');
  const { _id, email, phone } = guest;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link
          component={RouterLink}
          to={paths.guest(_id)}
          sx={{ fontSize: '1.125rem', fontWeight: 600 }}
        >
          {displayName(guest) || t('guest.unnamed')}
        </Link>
      </Box>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {email && (
          <div>
            <Link href={`mailto:${email}`}>{email}</Link>
          </div>
        )}
        {phone && (
          <div>
            <Link href={`tel:${phone}`}>{phone}</Link>
          </div>
        )}
      </Typography>
      <GuestMarks guest={guest} />
    </Box>
  );
}
