import { type PrivacyRequestOutput, useListPrivacyRequestsQuery } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { privacyRequestKinds, privacyRequestStates } from '@atrium/rules/guests/privacy-request';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import RequestIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
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
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { FilterRow } from '../../../../shared/filters/filter-row';
import { FilterSelect } from '../../../../shared/filters/filter-select';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { DueText } from './due-text';
import { RecordDialog } from './record-dialog';
import { useRequestNames } from './request-names';

const PAGE_SIZE = 25;
const ID = 'privacy-requests';
/** A phone has no room for it. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** What guests ask about their data, with what is left of the time to answer. */
export function Requests() {
  const { t } = useTranslation('privacy');
  const names = useRequestNames();
  const [kind, setKind] = useState<(typeof privacyRequestKinds)[number]>();
  const [state, setState] = useState<(typeof privacyRequestStates)[number]>();
  const [cursors, setCursors] = useState<string[]>([]);
  const [isRecording, setIsRecording] = useState(false);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = ownAnswer(
    useListPrivacyRequestsQuery(
      {
        limit: PAGE_SIZE,
        ...(kind && { kind }),
        ...(state && { state }),
        ...(cursor !== undefined && { cursor }),
      },
      LIVE,
    ),
  );

  const content = () => {
    if (isError && !data) return <ErrorState title={t('requests.failed')} onRetry={refetch} />;
    if (!data) return <RowsSkeleton />;
    const { items, nextCursor } = data.data;
    if (items.length === 0 && cursors.length === 0) {
      return kind || state ? (
        <EmptyState icon={<RequestIcon />} title={t('requests.noMatch')} />
      ) : (
        <EmptyState
          icon={<RequestIcon />}
          title={t('requests.none')}
          text={t('requests.noneHint')}
        />
      );
    }
    return (
      <>
        <RequestsTable requests={items} />
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <section aria-labelledby={ID}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h6" component="h2" id={ID} sx={{ flex: 1 }}>
          {t('requests.title')}
        </Typography>
        <Button size="small" variant="contained" onClick={() => setIsRecording(true)}>
          {t('requests.record.open')}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('requests.hint')}</Typography>
      <FilterRow label={t('requests.filters')}>
        <FilterSelect
          label={t('requests.kind')}
          all={t('requests.allKinds')}
          value={kind ?? ''}
          options={privacyRequestKinds.map((value) => ({ value, label: names.kind(value) }))}
          onChange={(value) => {
            setCursors([]);
            setKind(privacyRequestKinds.find((one) => one === value));
          }}
        />
        <FilterSelect
          label={t('requests.state')}
          all={t('requests.allStates')}
          value={state ?? ''}
          options={privacyRequestStates.map((value) => ({ value, label: names.state(value) }))}
          onChange={(value) => {
            setCursors([]);
            setState(privacyRequestStates.find((one) => one === value));
          }}
        />
      </FilterRow>
      {content()}
      {isRecording && <RecordDialog onClose={() => setIsRecording(false)} />}
    </section>
  );
}

function RequestsTable({ requests }: { requests: readonly PrivacyRequestOutput[] }) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const names = useRequestNames();
  const { vendor } = useMe();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-labelledby={ID}>
        <TableHead>
          <TableRow>
            <TableCell>{t('requests.guest')}</TableCell>
            <TableCell>{t('requests.due')}</TableCell>
            <TableCell>{t('requests.state')}</TableCell>
            <TableCell sx={wide}>{t('requests.received')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {requests.map((request) => (
            <TableRow key={request._id} hover>
              <TableCell>
                <Link component={RouterLink} to={paths.privacyRequest(request._id)}>
                  {request.guestName ?? t('requests.erased')}
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {names.kind(request.kind)}
                </Typography>
              </TableCell>
              <TableCell>
                <DueText {...request} />
              </TableCell>
              <TableCell>{names.state(request.state)}</TableCell>
              <TableCell sx={wide}>
                {formatInstant(language, request.receivedAt, vendor.timezone)}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {names.channel(request.channel)}
                </Typography>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
