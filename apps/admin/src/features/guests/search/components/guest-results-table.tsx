import type { GuestFoundOutput } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import {
  type GuestSearchView,
  guestSorts,
  PAGE_SIZE,
  SEARCH_CAP,
  sortBy,
} from '../lib/search-params';

interface Props {
  guests: readonly GuestFoundOutput[];
  label: string;
  /** Of a result of several pages; absent: these guests, in this order. */
  pages?: {
    total: number;
    view: GuestSearchView;
    onView: (view: GuestSearchView) => void;
  };
  /** Newer rows are on their way. */
  busy?: boolean;
}

const columnTexts = {
  firstname: 'search.firstName',
  lastname: 'search.lastName',
  email: 'search.email',
  phone: 'search.phone',
  loyaltyCode: 'search.loyaltyCode',
} as const;

/** The rows' links, from top to bottom. */
const linksOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-guest-link]')];

/** Puts the focus on the first row, if there is one. */
export const focusFirstGuest = () => linksOf(document)[0]?.focus();

/** The arrow keys go from row to row, and above the first back to the search. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = linksOf(event.currentTarget);
  const at = links.findIndex((link) => link.matches(':focus'));
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = links[at + step];
  if (next) next.focus();
  else if (step < 0) document.querySelector<HTMLElement>('[role="search"] input')?.focus();
}

/** Dense, striped rows; the whole row opens the guest, its link for the keyboard. */
export function GuestResultsTable({ guests, label, pages, busy = false }: Props) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <TableContainer>
        <Table
          size="small"
          aria-label={label}
          aria-busy={busy}
          sx={{
            opacity: busy ? 0.6 : 1,
            transition: 'opacity 120ms',
            '& td, & th': { px: { xs: 1, lg: 2 }, whiteSpace: 'nowrap' },
          }}
        >
          <TableHead>
            <TableRow>
              {guestSorts.map((sort) => (
                <TableCell
                  key={sort}
                  sortDirection={pages?.view.sort === sort ? pages.view.order : false}
                >
                  {pages ? (
                    <TableSortLabel
                      active={pages.view.sort === sort}
                      direction={pages.view.sort === sort ? pages.view.order : 'asc'}
                      onClick={() => pages.onView(sortBy(pages.view, sort))}
                    >
                      {t(columnTexts[sort])}
                    </TableSortLabel>
                  ) : (
                    t(columnTexts[sort])
                  )}
                </TableCell>
              ))}
              <TableCell>{t('search.profile')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody onKeyDown={onArrow}>
            {guests.map((guest) => {
              const path = paths.guest(guest._id);
              return (
                <TableRow
                  key={guest._id}
                  hover
                  onClick={() => navigate(path)}
                  sx={(theme) => ({
                    cursor: 'pointer',
                    '&:nth-of-type(odd)': { backgroundColor: theme.vars.palette.action.hover },
                    '&&:hover': { backgroundColor: theme.vars.palette.action.selected },
                  })}
                >
                  {guestSorts.map((field) => (
                    <TableCell
                      key={field}
                      title={guest[field]}
                      sx={{
                        maxWidth: { xs: 160, lg: 280 },
                        overflow: 'hidden',
                        textOverflow: 'ellipsis',
                      }}
                    >
                      {guest[field]}
                    </TableCell>
                  ))}
                  <TableCell>
                    <Link
                      component={RouterLink}
                      to={path}
                      data-guest-link
                      aria-label={t('search.profileOf', {
                        name: displayName(guest) || t('guest.unnamed'),
                      })}
                      onClick={(event) => event.stopPropagation()}
                    >
                      {t('search.profile')}
                    </Link>
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      {pages && pages.total > PAGE_SIZE && (
        <TablePagination
          component="div"
          count={Math.min(pages.total, SEARCH_CAP)}
          page={pages.view.page - 1}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[PAGE_SIZE]}
          onPageChange={(_, page) => pages.onView({ ...pages.view, page: page + 1 })}
        />
      )}
    </Paper>
  );
}
