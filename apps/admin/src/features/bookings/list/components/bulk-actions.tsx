import {
  type BookingOutput,
  type BulkStatusResult,
  useApplyBulkBookingStatusMutation,
} from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';
import { FilterSelect } from '../../../../shared/filters/filter-select';
import { useStatuses } from '../../../../shared/named/use-statuses';
import { GroupMessageButton } from './group-message-button';

interface Props {
  /** The rows that are ticked. */
  bookings: readonly BookingOutput[];
  /** Keeps those selected that could not be changed. */
  onDone: (left: string[]) => void;
}

/** What is done with all that are ticked: a status, each by itself, with those named that could not get it; a message. */
export function BulkActions({ bookings, onDone }: Props) {
  const { t } = useTranslation('admin');
  const run = useBookingAction();
  const statuses = useStatuses().data?.data ?? [];
  const [status, setStatus] = useState('');
  const [apply, { isLoading }] = useApplyBulkBookingStatusMutation();
  const [results, setResults] = useState<{ booking: string; result: BulkStatusResult }[]>();

  const submit = () =>
    run(
      async () => {
        const ids = bookings.map(({ _id }) => _id);
        const input = { ids, _bookingStatus: status };
        const { data } = await apply({ bulkStatusInput: input }).unwrap();
        const nameOf = (id: string) => {
          const booking = bookings.find(({ _id }) => _id === id);
          return displayName(booking?._customer) || booking?.bookingId || id;
        };
        setResults(data.map((result) => ({ booking: nameOf(result._id), result })));
        onDone(data.filter(({ ok }) => !ok).map(({ _id }) => _id));
      },
      { silent: true },
    );

  const failed = results?.filter(({ result }) => !result.ok) ?? [];
  return (
    <>
      <Box role="status">
        {results && (
          <Alert
            severity={failed.length > 0 ? 'warning' : 'success'}
            onClose={() => setResults(undefined)}
            sx={{ mb: 1.5 }}
          >
            {t('bulk.changed', { count: results.length - failed.length })}
            {failed.map(({ booking, result }) => (
              <div
                key={result._id}
              >{`${booking}: ${result.message ?? t('booking.updateFailed')}`}</div>
            ))}
          </Alert>
        )}
      </Box>
      {bookings.length > 0 && (
        <Paper
          variant="outlined"
          role="group"
          aria-label={t('bulk.label')}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            gap: 1.5,
            p: 1.5,
            mb: 1.5,
          }}
        >
          <Typography sx={{ fontWeight: 600, alignSelf: 'center' }}>
            {t('bulk.selected', { count: bookings.length })}
          </Typography>
          <FilterSelect
            label={t('bulk.status')}
            all="–"
            value={status}
            options={statuses.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={setStatus}
          />
          <Button
            size="small"
            variant="contained"
            disabled={!status}
            loading={isLoading}
            onClick={submit}
            sx={{ minHeight: 40 }}
          >
            {t('bulk.apply')}
          </Button>
          <GroupMessageButton bookings={bookings} />
          <Button size="small" onClick={() => onDone([])} sx={{ minHeight: 40 }}>
            {t('bulk.clear')}
          </Button>
        </Paper>
      )}
    </>
  );
}
