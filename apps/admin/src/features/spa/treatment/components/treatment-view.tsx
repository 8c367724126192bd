import {
  type MessageOutput,
  type TreatmentOutput,
  useListTreatmentTypesQuery,
} from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHotkey } from '../../../../shared/hooks/use-hotkey';
import { TreatmentStatusChip } from '../../../../shared/treatments/treatment-status-chip';
import { useTreatmentName } from '../../../../shared/treatments/use-treatment-name';
import { PageHeader } from '../../../../shared/ui/page-header';
import { useTreatmentForm } from '../hooks/use-treatment-form';
import { useTreatmentTime } from '../hooks/use-treatment-time';
import { JourneyCard } from './journey/journey-card';
import { LockButton } from './lock-button';
import { MarkAsPaid } from './mark-as-paid';
import { TreatmentButtons } from './treatment-buttons';
import { TreatmentFacts } from './treatment-facts';
import { TreatmentFields } from './treatment-fields';
import { TreatmentGuest } from './treatment-guest';
import { TreatmentHistory } from './treatment-history';
import { TreatmentMessages } from './treatment-messages';
import { TreatmentNotice } from './treatment-notice';

/**
 * Renders what is paid and owed, which is another feature's.
 * @param inFull shown once nothing is owed
 */
export type RenderMoney = (
  guest: NonNullable<TreatmentOutput['_customer']>,
  inFull: ReactNode,
) => ReactNode;

interface Props {
  treatment: TreatmentOutput;
  refetch: () => void;
  renderMessage: (message: MessageOutput) => ReactNode;
  /** What its guests answered before it. */
  intake: ReactNode;
  renderMoney: RenderMoney;
}

/** Everything of one treatment: whose and when it is first, then what can be changed. */
export function TreatmentView({ treatment, refetch, renderMessage, intake, renderMoney }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const language = useLanguage();
  const nameOf = useTreatmentName();
  const timeOf = useTreatmentTime();
  const types = useListTreatmentTypesQuery().data?.data ?? [];
  const type = types.find(({ _id }) => _id === treatment._treatmentType?._id);
  const form = useTreatmentForm(treatment, refetch);
  useHotkey({ key: 's', ctrl: true }, () => void form.submit());
  const { _customer: guest } = treatment;

  return (
    <>
      <PageHeader
        title={nameOf(treatment)}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {`${formatDate(language, treatment.date, 'full')}, ${timeOf(treatment)}`}
            <TreatmentStatusChip status={treatment.status} />
          </Box>
        }
        actions={<LockButton treatment={treatment} />}
      />
      <TreatmentNotice treatment={treatment} form={form} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mb: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Card
            component="section"
            aria-label={t('details')}
            sx={{ p: 2.5, display: 'grid', gap: 2 }}
          >
            {guest && <TreatmentGuest guest={guest} />}
            <TreatmentFacts treatment={treatment} />
          </Card>
          {treatment._journey && (
            <JourneyCard id={treatment._journey} treatment={treatment} isDirty={form.isDirty} />
          )}
        </Box>
        <Card sx={{ p: 2.5 }}>
          <form
            noValidate
            aria-label={t('title')}
            onSubmit={(event) => {
              event.preventDefault();
              void form.submit();
            }}
          >
            <TreatmentFields treatment={treatment} type={type} form={form} />
            <TreatmentButtons treatment={treatment} form={form} />
          </form>
        </Card>
      </Box>
      {intake}
      {guest && renderMoney(guest, <MarkAsPaid treatment={treatment} />)}
      {guest && (
        <Box component="section" aria-label={t('admin:messages.title')} sx={{ mb: 3 }}>
          <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
            {t('admin:messages.title')}
          </Typography>
          <TreatmentMessages
            treatment={treatment}
            customerId={guest._id}
            renderMessage={renderMessage}
          />
        </Box>
      )}
      <Box component="section" aria-label={t('admin:booking.history')}>
        <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
          {t('admin:booking.history')}
        </Typography>
        <TreatmentHistory id={treatment._id} />
      </Box>
    </>
  );
}
