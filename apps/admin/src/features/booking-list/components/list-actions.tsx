import type { BookingOutput } from '@atrium/api-client/api';
import { may } from '@atrium/rules/access-levels';
import { useToast } from '@atrium/ui/hooks/use-toast';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import PrintIcon from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/hooks/use-failure-text';
import { useMe } from '../../../shared/hooks/use-me';
import { useAllBookings } from '../hooks/use-all-bookings';
import { useStatusText } from '../hooks/use-status-text';
import { bookingRows } from '../lib/booking-rows';
import { toCsv } from '../lib/csv';
import type { BookingFilters } from '../lib/filters';
import { saveFile } from '../lib/save-file';
import { PrintedList } from './printed-list';

interface Props {
  filters: BookingFilters;
}

/** The whole list as a file or on paper; files are for those who may export. */
export function ListActions({ filters }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const { level } = useMe();
  const showToast = useToast();
  const failureText = useFailureText();
  const statusText = useStatusText();
  const fetchAll = useAllBookings();
  const [busy, setBusy] = useState<'csv' | 'print'>();
  const [printed, setPrinted] = useState<BookingOutput[]>();

  const withAll = async (what: 'csv' | 'print', use: (bookings: BookingOutput[]) => void) => {
    setBusy(what);
    try {
      use(await fetchAll(filters));
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: failureText(error, t('listBookings.failed')),
      });
    } finally {
      setBusy(undefined);
    }
  };

  const saveCsv = (bookings: BookingOutput[]) => {
    const columns = [
      t('booking.bookingId'),
      t('booking.date'),
      t('booking.start'),
      t('booking.end'),
      t('booking.service'),
      t('booking.guest'),
      t('search.email'),
      t('search.phone'),
      t('booking.participants'),
      t('booking.children'),
      t('booking.status'),
      t('booking.segment'),
      t('booking.roomNumber'),
      t('booking.comment'),
      t('booking.internalComment'),
      t('booking.addons'),
    ];
    const rows = bookingRows(bookings, {
      columns,
      unnamed: t('booking.dropInGuest'),
      status: statusText,
    });
    const name = `${t('listBookings.fileName')}-${filters.from}-${filters.until}.csv`;
    saveFile(name, 'text/csv;charset=utf-8', toCsv(rows));
  };

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<PrintIcon />}
        loading={busy === 'print'}
        loadingPosition="start"
        onClick={() => withAll('print', setPrinted)}
        sx={{ displayPrint: 'none' }}
      >
        {t('listBookings.print')}
      </Button>
      {may(level, 'exports.run') && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={busy === 'csv'}
          loadingPosition="start"
          onClick={() => withAll('csv', saveCsv)}
          sx={{ displayPrint: 'none' }}
        >
          {t('listBookings.exportCsv')}
        </Button>
      )}
      {printed && (
        <PrintedList
          bookings={printed}
          filters={filters}
          statusOf={statusText}
          onPrinted={() => setPrinted(undefined)}
        />
      )}
    </>
  );
}
