import TablePagination from '@mui/material/TablePagination';
import type { RowPages } from '../../hooks/use-row-pages';

interface Props {
  pages: RowPages;
  /** Rows of the page that is shown. */
  shown: number;
  nextCursor: string | undefined;
  /** Over all pages; undefined if unknown. */
  count: number | undefined;
}

/** The API's page size. */
const PAGE_SIZE = 50;

/** Leads through the pages of rows; not there where one page has them all. */
export function RowPagination({ pages, shown, nextCursor, count }: Props) {
  const { page, turnTo } = pages;
  if (page === 0 && nextCursor === undefined) return null;
  const known = nextCursor === undefined ? page * PAGE_SIZE + shown : -1;
  return (
    <TablePagination
      component="div"
      count={count ?? known}
      page={page}
      rowsPerPage={PAGE_SIZE}
      rowsPerPageOptions={[PAGE_SIZE]}
      onPageChange={(_, next) => turnTo(next, nextCursor)}
    />
  );
}
