import { useListSeatingProposalsQuery } from '@atrium/api-client/admin';
import { lazy, memo, Suspense } from 'react';
import { LIVE } from '../../../../shared/lib/live';
import type { Evening } from '../../hooks/use-evening';

const ProposalList = lazy(async () => ({
  default: (await import('./proposal-list')).ProposalList,
}));

interface Props {
  evening: Evening;
  date: string;
  /** The venue's day: evenings that are over have none. */
  today: string;
}

/** How more of those who wait could be seated; nothing where nobody waits. */
export const Proposals = memo(function Proposals({ evening, date, today }: Props) {
  const isOver = date < today;
  const { currentData } = useListSeatingProposalsQuery({ date }, { ...LIVE, skip: isOver });
  const waiting = evening.ofDay.filter(({ waitingList }) => waitingList).length;
  const proposals = currentData?.data ?? [];
  if (isOver || !currentData || (waiting === 0 && proposals.length === 0)) return null;

  return (
    <Suspense>
      <ProposalList evening={evening} date={date} proposals={proposals} waiting={waiting} />
    </Suspense>
  );
});
