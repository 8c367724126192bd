import type { BookingOutput } from '@atrium/api-client/admin';
import { useLazyDownloadBookingsQuery } from '@atrium/api-client/admin/downloads';
import { may } from '@atrium/rules/access/access-levels';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { saveFile } from '@atrium/ui/lib/save-file';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import PrintIcon from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useAllBookings } from '../hooks/use-all-bookings';
import { useStatusText } from '../hooks/use-status-text';
import { type BookingFilters, toQuery } from '../lib/filters';
import { PrintedList } from './printed-list';

interface Props {
  filters: BookingFilters;
}

/** The whole list as a file or on paper; files require the permission to export. */
export function ListActions({ filters }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const showToast = useToast();
  const errorText = useErrorText();
  const statusText = useStatusText();
  const fetchAll = useAllBookings();
  const [download] = useLazyDownloadBookingsQuery();
  const [busy, setBusy] = useState<'csv' | 'print'>();
  const [printed, setPrinted] = useState<BookingOutput[]>();

  const during = async (what: 'csv' | 'print', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: errorText(error, t('listBookings.failed')),
      });
    } finally {
      setBusy(undefined);
    }
  };

  const saveCsv = async () => {
    const content = await download(toQuery(filters)).unwrap();
    const name = `${t('listBookings.fileName')}-${filters.from}-${filters.until}.csv`;
    saveFile({ name, type: 'text/csv', content });
  };

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<PrintIcon />}
        loading={busy === 'print'}
        loadingPosition="start"
        onClick={() => during('print', async () => setPrinted(await fetchAll(filters)))}
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
          onClick={() => during('csv', saveCsv)}
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
