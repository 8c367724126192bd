import {
  type BookingOutput,
  type ServiceOutput,
  useGetActivityQuery,
} from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { placesFree, type Queue, type ServiceQueues } from '../lib/queues';
import { WaitingRow } from './waiting-row';

interface Props {
  waiting: ServiceQueues;
  /** Undefined where it was deleted: then nothing is free. */
  service: ServiceOutput | undefined;
  /** Id of the booking being promoted. */
  busy: string | undefined;
  onPromote: (booking: BookingOutput) => void;
}

/** A service's queues, each with its free places. */
export function ServiceQueuesCard({ waiting, service, busy, onPromote }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { from, until, queues } = waiting;
  const { currentData, isError, refetch } = useGetActivityQuery(
    { id: waiting.service._id, from, until, ...(service?.code && { code: service.code }) },
    { ...LIVE, skip: service === undefined },
  );
  const days = currentData?.data.timeslots.data ?? [];
  const titleOf = ({ date, timeindex }: Queue) =>
    `${formatDate(language, date, 'day')}, ${formatTime(timeindex)}`;
  const freeText = (free: number | undefined) => {
    if (free === undefined) return currentData ? t('waitingList.notOffered') : '…';
    return free === 0 ? t('waitingList.noneFree') : t('waitingList.free', { count: free });
  };

  return (
    <Card
      component="section"
      aria-label={waiting.service.name}
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}
    >
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {waiting.service.name}
      </Typography>
      {isError && !currentData && <ErrorState onRetry={refetch} />}
      {queues.map((queue) => {
        const free = placesFree(days, queue);
        return (
          <Box key={titleOf(queue)} role="group" aria-label={titleOf(queue)}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mt: 1.5, mb: 0.5 }}>
              <Typography component="h3" sx={{ fontWeight: 650 }}>
                {titleOf(queue)}
              </Typography>
              <Typography
                variant="body2"
                sx={{
                  fontWeight: free ? 600 : 400,
                  color: free ? 'success.main' : 'text.secondary',
                }}
              >
                {freeText(free)}
              </Typography>
            </Box>
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {queue.entries.map((booking, index) => (
                <WaitingRow
                  key={booking._id}
                  booking={booking}
                  place={index + 1}
                  free={free}
                  busy={busy === booking._id}
                  onPromote={onPromote}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Card>
  );
}
