import { type AnonymisedNextOutput, usePreviewAnonymisationQuery } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import KeptIcon from '@mui/icons-material/HowToRegOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { LIVE } from '../../../shared/lib/live';
import { ownAnswer } from '../../../shared/lib/own-answer';
import { CursorPages } from '../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';

const PAGE_SIZE = 25;
const ID = 'anonymised-next';
/** A phone has no room for it. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Who is anonymised tonight, and why; booking before then keeps them. */
export function AnonymisedNext() {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = ownAnswer(
    usePreviewAnonymisationQuery(
      { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
      LIVE,
    ),
  );

  const content = () => {
    if (isError && !data) return <ErrorState title={t('failed')} onRetry={refetch} />;
    if (!data) return <RowsSkeleton />;
    const { items, nextCursor, since } = data.data;
    if (since === undefined) {
      return (
        <EmptyState
          icon={<KeptIcon />}
          title={t('next.off')}
          text={t('next.offHint')}
          action={
            <Button component={RouterLink} to={paths.settingsVendor} variant="outlined">
              {t('next.settings')}
            </Button>
          }
        />
      );
    }
    const day = formatDate(language, since);
    if (items.length === 0 && cursors.length === 0 && !nextCursor) {
      return (
        <EmptyState
          icon={<KeptIcon />}
          title={t('next.none')}
          text={t('next.noneHint', { since: day })}
        />
      );
    }
    return (
      <>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {t('next.intro', { since: day })}
        </Typography>
        <NextTable guests={items} since={day} />
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <section aria-labelledby={ID}>
      <Typography variant="h6" component="h2" id={ID} sx={{ mb: 1 }}>
        {t('next.title')}
      </Typography>
      {content()}
    </section>
  );
}

function NextTable({ guests, since }: { guests: readonly AnonymisedNextOutput[]; since: string }) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-labelledby={ID}>
        <TableHead>
          <TableRow>
            <TableCell>{t('next.guest')}</TableCell>
            <TableCell>{t('next.created')}</TableCell>
            <TableCell sx={wide}>{t('next.why')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {guests.map((guest) => (
            <TableRow key={guest._id} hover>
              <TableCell>
                <Link component={RouterLink} to={paths.guest(guest._id)}>
                  {displayName(guest) || t('next.unnamed')}
                </Link>
              </TableCell>
              <TableCell>{formatDate(language, guest.createdOn)}</TableCell>
              <TableCell sx={wide}>{t('next.reason', { since })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
