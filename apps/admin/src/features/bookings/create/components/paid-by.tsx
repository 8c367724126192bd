import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PaidBySelect } from '../../../../shared/memberships/paid-by-select';
import type { BookingPlace } from '../lib/draft';

interface Props {
  guestId: string;
  place: Pick<BookingPlace, 'service' | 'date' | 'stayService'>;
  /** Each is one use. */
  participants: number;
  /** Id of the paying membership; empty: none. */
  membership: string;
  onChange: (membership: string) => void;
}

/** What pays for the booking: the stay it belongs to, or a membership that covers it that day. */
export function PaidBy({ place: { stayService, service, date }, ...props }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      {stayService === undefined ? (
        <PaidBySelect service={service} date={date} {...props} />
      ) : (
        <Alert severity="info">{t('paidBy.stay')}</Alert>
      )}
    </Box>
  );
}
