import type { BookingOutput } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { sortOfColumn, useBookingColumns } from '../hooks/use-booking-columns';
import { PAGE_SIZE } from '../hooks/use-booking-pages';
import type { BookingFilters } from '../lib/filters';

interface Props {
  bookings: readonly BookingOutput[];
  /** Across all pages. */
  total: number;
  page: number;
  hasNextPage: boolean;
  onPage: (page: number) => void;
  loading: boolean;
  filters: BookingFilters;
  onSort: (order: Pick<BookingFilters, 'sort' | 'order'>) => void;
  /** Ids of selected rows on this page. */
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
}

/** After 'select all' the grid reports 'all but these', meaning the rows of the page. */
const idsOf = ({ type, ids }: GridRowSelectionModel, bookings: readonly BookingOutput[]) =>
  bookings.map(({ _id }) => _id).filter((id) => ids.has(id) === (type === 'include'));

/** A page of rows, rendered as they come into view; Enter or a click opens the booking. */
export function BookingsGrid(props: Props) {
  const { bookings, total, page, hasNextPage, onPage, loading, filters, onSort } = props;
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  // Who, when and how many must be visible without scrolling; opening a row shows the rest.
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const columns = useBookingColumns();
  const open = (id: string | number) => navigate(paths.reservation(String(id)));
  const oneDay = filters.by === 'start' && filters.from === filters.until;
  const sortedColumn = filters.sort === 'start' ? (oneDay ? 'timeindex' : 'date') : filters.sort;

  return (
    <DataGrid
      aria-label={t('listBookings.title')}
      rows={bookings}
      columns={columns}
      getRowId={(row) => row._id}
      loading={loading}
      density="compact"
      checkboxSelection={!isPhone}
      rowSelectionModel={{ type: 'include', ids: new Set(props.selected) }}
      onRowSelectionModelChange={(model) => props.onSelect(idsOf(model, bookings))}
      disableRowSelectionOnClick
      disableColumnFilter
      columnVisibilityModel={{
        date: !oneDay,
        phone: !isNarrow,
        roomNumber: !isNarrow,
        comment: !isNarrow,
        service: !isPhone,
        bookingId: !isNarrow,
        createdAt: filters.by === 'created' || filters.sort === 'createdAt',
      }}
      disableColumnMenu
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={[{ field: sortedColumn, sort: filters.order }]}
      onSortModelChange={([chosen]) => {
        const sort = chosen && sortOfColumn[chosen.field];
        onSort(sort ? { sort, order: chosen.sort ?? 'asc' } : { sort: 'start', order: 'asc' });
      }}
      paginationMode="server"
      rowCount={total}
      paginationMeta={{ hasNextPage }}
      paginationModel={{ page, pageSize: PAGE_SIZE }}
      pageSizeOptions={[PAGE_SIZE]}
      onPaginationModelChange={(model) => onPage(model.page)}
      hideFooter={total <= PAGE_SIZE}
      onRowClick={({ id }) => open(id)}
      onCellKeyDown={({ id, field }, event) => {
        if (field === '__check__') return;
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
