import type { SeatingProposalOutput } from '@atrium/api-client/admin';
import SearchIcon from '@mui/icons-material/AutoFixHighOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProposalActions } from '../../hooks/actions/use-proposal-actions';
import type { Evening } from '../../hooks/use-evening';
import { ProposalCard } from './proposal-card';

interface Props {
  evening: Evening;
  date: string;
  proposals: readonly SeatingProposalOutput[];
  /** Reservations on the waiting list. */
  waiting: number;
}

/** The proposals to take or leave, and the button that looks for one. */
export function ProposalList({ evening, date, proposals, waiting }: Props) {
  const { t } = useTranslation('seating');
  const { look, isLooking, accept, undo, isBusy } = useProposalActions(date);

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
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
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
}
