import { useListPausesQuery, useResumeOnlineBookingMutation } from '@atrium/api-client/admin';
import { hasPart } from '@atrium/rules/venue/modules';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { useVenueNow } from '../dates/use-venue-now';
import { useAction } from '../hooks/use-action';
import { LIVE } from '../lib/live';
import { usePauseText } from './use-pause-text';

/** That guests cannot book online at present, on every desk; gone by itself when the pause is over. */
export function PauseBanner() {
  const { t } = useTranslation('admin');
  const { vendor } = useMe();
  // counts the minutes, so that a pause leaves the screen as it ends
  const { date: today } = useVenueNow(vendor.timezone);
  const skip = !hasPart(vendor.modules, 'fnb');
  const { data } = useListPausesQuery(undefined, { ...LIVE, skip });
  const [resume, { isLoading }] = useResumeOnlineBookingMutation();
  const run = useAction();
  const pauses = (data?.data ?? []).filter(({ until }) => Date.parse(until) > Date.now());
  const textOf = usePauseText({ zone: vendor.timezone, today, isNeeded: pauses.length > 0 });

  return pauses.map((pause) => (
    <Alert
      key={pause._id}
      severity="warning"
      sx={{
        ...{ mb: 1.5, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } },
        // on a phone the words need its place
        '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
      }}
      action={
        <Button
          color="inherit"
          variant="outlined"
          loading={isLoading}
          sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
          onClick={() =>
            void run(() => resume({ id: pause._id }).unwrap(), {
              failed: t('pauses.resumeFailed'),
              done: t('pauses.resumed'),
            })
          }
        >
          {t('pauses.resume')}
        </Button>
      }
    >
      {[textOf(pause), pause.by && t('pauses.by', { name: pause.by })].filter(Boolean).join(' ')}
    </Alert>
  ));
}
