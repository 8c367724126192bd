import { useListPaymentCasesQuery, useListPaymentRequestsQuery } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import DoneIcon from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { PaymentsViews } from '../payments-views';
import { CaseRow } from './case-row';
import { SentLinks } from './sent-links';

/** Opened to see whether money needs somebody: what is stuck first, then what guests were asked for. */
export function PaymentTodo() {
  const { t } = useTranslation(['payments', 'admin']);
  const cases = useListPaymentCasesQuery(undefined, LIVE);
  const links = useListPaymentRequestsQuery(undefined, LIVE);

  const open = () => {
    if (cases.error && !cases.data) {
      return <ErrorState title={t('failed')} onRetry={cases.refetch} />;
    }
    if (!cases.data) return <RowsSkeleton rows={3} />;
    if (cases.data.data.length === 0) {
      return <EmptyState icon={<DoneIcon />} title={t('todo.none')} text={t('todo.noneText')} />;
    }
    return (
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {cases.data.data.map((payment) => (
          <CaseRow key={payment._id} payment={payment} />
        ))}
      </Box>
    );
  };
  const sent = () => {
    if (links.error && !links.data) {
      return <ErrorState title={t('failed')} onRetry={links.refetch} />;
    }
    if (!links.data) return <RowsSkeleton rows={3} />;
    if (links.data.data.length === 0) {
      return <Typography sx={{ color: 'text.secondary' }}>{t('links.none')}</Typography>;
    }
    return <SentLinks requests={links.data.data} />;
  };

  return (
    <>
      <PageHeader title={t('admin:nav.payments')} actions={<PaymentsViews />} />
      <Box component="section" aria-label={t('todo.cases')} sx={{ mb: 4 }}>
        <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
          {t('todo.cases')}
        </Typography>
        {open()}
      </Box>
      <section aria-label={t('links.title')}>
        <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
          {t('links.title')}
        </Typography>
        {sent()}
      </section>
    </>
  );
}
