import { useSearchGuestsQuery } from '@atrium/api-client/admin/guest-search';
import { isApiError } from '@atrium/api-client/api-error';
import { may } from '@atrium/rules/access/access-levels';
import { termsOf } from '@atrium/rules/texts/search-text';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import AddIcon from '@mui/icons-material/PersonAddAlt1Rounded';
import SearchOffIcon from '@mui/icons-material/PersonSearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { readView, SEARCH_CAP, writeView } from '../lib/search-params';
import { focusFirstGuest, GuestResultsTable } from './guest-results-table';
import { RecentGuests } from './recent-guests';
import { SearchField } from './search-field';

interface Props {
  term: string;
}

/** The guests matching a term, or what to try if none or too many do. */
export function GuestSearch({ term }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const isBlank = termsOf(term).length === 0;
  const { data, currentData, isFetching, error, refetch } = useSearchGuestsQuery(
    { term, ...view },
    { skip: isBlank, refetchOnFocus: true, refetchOnReconnect: true },
  );
  // Enter waits for the answer to what was typed: one guest is opened, several have the focus.
  const [entered, setEntered] = useState<string>();
  const answer = isFetching ? undefined : currentData;
  useEffect(() => {
    if (entered === undefined || entered !== term || !answer) return;
    setEntered(undefined);
    const [only, ...others] = answer.guests;
    if (only && others.length === 0) navigate(paths.guest(only._id));
    else focusFirstGuest();
  }, [entered, term, answer, navigate]);
  const found = isBlank ? undefined : (currentData ?? data);
  const tooMany = isApiError(error) && error.code === 'TOO_MANY_RESULTS';

  const createGuest = may(level, 'customers.edit') && (
    <Button
      component={Link}
      to={paths.newGuest}
      variant="contained"
      size="small"
      startIcon={<AddIcon />}
    >
      {t('search.createGuest')}
    </Button>
  );
  const duplicates = may(level, 'customers.merge') && (
    <Button component={Link} to={paths.duplicates} variant="outlined" size="small">
      {t('duplicates.title')}
    </Button>
  );
  const count = () => {
    if (!found || error) return undefined;
    return found.total >= SEARCH_CAP
      ? t('search.more', { count: SEARCH_CAP })
      : t('search.found', { count: found.total });
  };

  return (
    <>
      <PageHeader
        title={t('search.title')}
        subtitle={count()}
        actions={
          <>
            {duplicates}
            {createGuest}
          </>
        }
      />
      <Box sx={{ mb: 2, maxWidth: 560 }}>
        <SearchField
          term={term}
          onEnter={setEntered}
          onDown={focusFirstGuest}
          onTerm={(next) =>
            navigate(next ? paths.search(next) : paths.guests, {
              replace: true,
              state: { keepFocus: true },
            })
          }
        />
      </Box>
      {results()}
    </>
  );

  function results() {
    if (isBlank) return <RecentGuests />;
    if (tooMany) return <EmptyState title={t('search.tooMany')} text={t('search.tooManyHint')} />;
    if (error) return <ErrorState title={t('search.failed')} onRetry={refetch} />;
    if (!found) return <RowsSkeleton rows={15} />;
    if (found.total === 0) {
      return (
        <EmptyState
          icon={<SearchOffIcon />}
          title={t('search.none', { term })}
          text={t('search.noneHint')}
          action={createGuest}
        />
      );
    }
    return (
      <GuestResultsTable
        guests={found.guests}
        label={t('search.title')}
        pages={{
          total: found.total,
          view,
          onView: (next) => setParams(writeView(next), { replace: true }),
        }}
        busy={isFetching}
      />
    );
  }
}
