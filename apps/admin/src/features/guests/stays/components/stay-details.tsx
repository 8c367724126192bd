import {
  type StaffStayOutput,
  useGetStayQuery,
  useUpdateStayMutation,
} from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { FactsSkeleton } from '../../../../shared/ui/facts-skeleton';
import { toStayChange, toStayForm } from '../lib/stay-form';
import { StayForm } from './stay-form';
import { StayView } from './stay-view';

interface Props {
  guestId: string;
  stayId: string;
  /** What is paid and owed, which is another feature's. */
  money: ReactNode;
}

/** Opened at check-in: the stay's days and guests, what it includes, and what is not booked yet. */
export function StayDetails({ guestId, stayId, money }: Props) {
  const { t } = useTranslation('admin');
  /** The stay as it was when the form was opened: live updates must not change it while editing. */
  const [edited, setEdited] = useState<StaffStayOutput>();
  const { data, isError, refetch } = useGetStayQuery({ id: stayId }, LIVE);
  const [update] = useUpdateStayMutation();

  if (edited) {
    return (
      <StayForm
        title={t('stayEdit.edit')}
        values={toStayForm(edited)}
        onSave={async (values) => {
          await update({
            id: stayId,
            stayChange: toStayChange(values, edited.version),
          }).unwrap();
          setEdited(undefined);
        }}
        onCancel={() => setEdited(undefined)}
      />
    );
  }
  if (isError && !data) return <ErrorState title={t('stays.failed')} onRetry={refetch} />;
  if (!data) return <FactsSkeleton facts={6} />;
  return (
    <>
      {money}
      <StayView guestId={guestId} stay={data.data} onEdit={() => setEdited(data.data)} />
    </>
  );
}
