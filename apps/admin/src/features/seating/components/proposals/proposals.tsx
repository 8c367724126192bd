import { useListSeatingProposalsQuery } from '@atrium/api-client/admin';
import SearchIcon from '@mui/icons-material/AutoFixHighOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { useProposalActions } from '../../hooks/actions/use-proposal-actions';
import type { Evening } from '../../hooks/use-evening';
import { ProposalCard } from './proposal-card';

interface Props {
  evening: Evening;
  date: string;
  /** The venue's day: evenings that are over have none. */
  today: string;
}

/** How more of those who wait could be seated; nothing where nobody waits. */
export const Proposals = memo(function Proposals({ evening, date, today }: Props) {
  const { t } = useTranslation('seating');
  const isOver = date < today;
  const { currentData } = useListSeatingProposalsQuery({ date }, { ...LIVE, skip: isOver });
  const { look, isLooking, accept, undo, isBusy } = useProposalActions(date);
  const waiting = evening.ofDay.filter(({ waitingList }) => waitingList).length;
  const proposals = currentData?.data ?? [];
  if (isOver || !currentData || (waiting === 0 && proposals.length === 0)) return null;

  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.5 }}>
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal._id}
          proposal={proposal}
          evening={evening}
          isBusy={isBusy}
          onAccept={() => void accept(proposal)}
          onUndo={() => void undo(proposal)}
        />
      ))}
      {waiting > 0 && proposals.every(({ state }) => state !== 'open') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {t('proposals.waiting', { count: waiting })}
          </Typography>
          <Button
            size="small"
            startIcon={<SearchIcon />}
            loading={isLooking}
            loadingPosition="start"
            onClick={() => void look()}
            sx={{ minHeight: 44 }}
          >
            {t('proposals.look')}
          </Button>
        </Box>
      )}
    </Box>
  );
});
