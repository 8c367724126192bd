import type { BookingOutput } from '@atrium/api-client/api';
import { EmptyState } from '@atrium/ui/components/empty-state';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useBookingColumns } from '../hooks/use-booking-columns';
import { PAGE_SIZE } from '../hooks/use-booking-pages';

interface Props {
  bookings: readonly BookingOutput[];
  /** Of all pages. */
  total: number;
  page: number;
  hasNextPage: boolean;
  onPage: (page: number) => void;
  loading: boolean;
  /** All of one day, which need not be repeated in each row. */
  oneDay: boolean;
}

/** The rows of a page; Enter or a click on one opens the reservation. */
export function BookingsGrid({
  bookings,
  total,
  page,
  hasNextPage,
  onPage,
  loading,
  oneDay,
}: Props) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  // Who comes, when and how many must be seen without scrolling; a row opens the rest.
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const columns = useBookingColumns(total <= PAGE_SIZE);
  const open = (id: string | number) => navigate(paths.reservation(String(id)));

  return (
    <DataGrid
      aria-label={t('listBookings.title')}
      rows={bookings}
      columns={columns}
      getRowId={(row) => row._id}
      loading={loading}
      density="compact"
      disableRowSelectionOnClick
      disableColumnFilter
      columnVisibilityModel={{
        date: !oneDay,
        phone: !isNarrow,
        roomNumber: !isNarrow,
        comment: !isNarrow,
        service: !isPhone,
        bookingId: !isPhone,
      }}
      disableColumnMenu
      paginationMode="server"
      rowCount={total}
      paginationMeta={{ hasNextPage }}
      paginationModel={{ page, pageSize: PAGE_SIZE }}
      pageSizeOptions={[PAGE_SIZE]}
      onPaginationModelChange={(model) => onPage(model.page)}
      hideFooter={total <= PAGE_SIZE}
      onRowClick={({ id }) => open(id)}
      onCellKeyDown={({ id }, event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) open(id);
      }}
      slots={{ noRowsOverlay: NoRows }}
      sx={(theme) => ({
        height: 'calc(100dvh - 290px)',
        minHeight: 340,
        displayPrint: 'none',
        backgroundColor: 'background.paper',
        fontSize: '0.9375rem',
        '& .MuiDataGrid-columnHeaderTitle': { fontSize: '0.8125rem' },
        '& .MuiDataGrid-row': { cursor: 'pointer' },
        '& .MuiDataGrid-row:nth-of-type(odd)': { backgroundColor: theme.vars.palette.action.hover },
        '& .MuiDataGrid-row:hover': { backgroundColor: theme.vars.palette.action.selected },
      })}
    />
  );
}

function NoRows() {
  const { t } = useTranslation('admin');
  return <EmptyState title={t('listBookings.none')} />;
}
