import {
  type TherapistOutput,
  type TreatmentTypeOutput,
  useListTherapistsQuery,
  useListTreatmentTypesQuery,
} from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Setup {
  types: readonly TreatmentTypeOutput[];
  therapists: readonly TherapistOutput[];
}

interface Props {
  /** Until the form is there. */
  title: string;
  onClose: () => void;
  children: (setup: Setup) => ReactNode;
}

/** A form that needs the venue's types and therapists, once they are there. */
export function SetupDialog({ title, onClose, children }: Props) {
  const { t } = useTranslation('treatments');
  const types = useListTreatmentTypesQuery();
  const therapists = useListTherapistsQuery();
  const id = useId();
  if (types.data && types.data.data.length > 0 && therapists.data) {
    return children({ types: types.data.data, therapists: therapists.data.data });
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
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{content()}</DialogContent>
    </Dialog>
  );
}
