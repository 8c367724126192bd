import { useListTherapistsQuery, useListTreatmentTypesQuery } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../hooks/use-new-treatment';
import { TreatmentForm } from './treatment-form';

interface Props extends Place {
  onClose: () => void;
  /** To a pause instead. */
  onSwitch: () => void;
}

/** A new treatment, once the venue's types and therapists are there. */
export function TreatmentDialog({ onClose, onSwitch, ...place }: Props) {
  const { t } = useTranslation('treatments');
  const types = useListTreatmentTypesQuery();
  const therapists = useListTherapistsQuery();
  const id = useId();
  if (types.data && types.data.data.length > 0 && therapists.data) {
    return (
      <TreatmentForm
        place={place}
        types={types.data.data}
        therapists={therapists.data.data}
        onClose={onClose}
        onSwitch={onSwitch}
      />
    );
  }

  const content = () => {
    if (types.data?.data.length === 0) {
      return <EmptyState title={t('noTypes')} text={t('noTypesHint')} />;
    }
    if (types.isError || therapists.isError) {
      const retry = () => {
        void types.refetch();
        void therapists.refetch();
      };
      return <ErrorState onRetry={retry} />;
    }
    return <FormSkeleton fields={5} />;
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('new')}</DialogTitle>
      <DialogContent>{content()}</DialogContent>
    </Dialog>
  );
}
