import {
  type SeatingProposalOutput,
  useAcceptSeatingProposalMutation,
  useFindSeatingProposalsMutation,
  useUndoSeatingProposalMutation,
} from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

/** Looks for a better seating, puts it in place and takes it back. */
export function useProposalActions(date: string) {
  const { t } = useTranslation('seating');
  const run = useAction();
  const showToast = useToast();
  const [find, finding] = useFindSeatingProposalsMutation();
  const [accept, accepting] = useAcceptSeatingProposalMutation();
  const [undo, undoing] = useUndoSeatingProposalMutation();
  const failed = t('proposals.failed');
  const takeBack = ({ _id }: SeatingProposalOutput) => undo({ id: _id }).unwrap();

  return {
    look: () =>
      run(
        async () => {
          const { data } = await find({ seatingProposalsQuery: { date } }).unwrap();
          if (data.every(({ state }) => state !== 'open')) {
            showToast({ type: 'success', message: t('proposals.none') });
          }
        },
        { failed: t('proposals.lookFailed') },
      ),
    accept: (proposal: SeatingProposalOutput) =>
      run(() => accept({ id: proposal._id }).unwrap(), {
        failed,
        done: t('proposals.accepted'),
        undo: ({ data }) => takeBack(data),
      }),
    undo: (proposal: SeatingProposalOutput) =>
      run(() => takeBack(proposal), { failed, done: t('proposals.undone') }),
    isLooking: finding.isLoading,
    isBusy: accepting.isLoading || undoing.isLoading,
  };
}
