import type { SeatingProposalOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { listName } from '@atrium/rules/guests/guest-name';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evening } from '../../hooks/use-evening';
import { tableNames } from '../../lib/room';

interface Props {
  proposal: SeatingProposalOutput;
  evening: Evening;
  isBusy: boolean;
  onAccept: () => void;
  onUndo: () => void;
}

/** What a better seating would move and whom it would seat; once accepted, the way back. */
export function ProposalCard({ proposal, evening, isBusy, onAccept, onUndo }: Props) {
  const { t } = useTranslation(['seating', 'admin', 'common']);
  const titleId = useId();
  const { moves, wouldSeat, state } = proposal;
  const isOpen = state === 'open';
  const partyOf = (id: string) => evening.reservations.find(({ _id }) => _id === id);
  const namesOf = (tables: readonly string[]) =>
    tableNames(
      tables.map((_table) => ({ _table })),
      evening.tables,
    );
  const wordsOf = (id: string) => {
    const party = partyOf(id);
    return {
      name: listName(party?._customer, t('admin:booking.dropIn')),
      size: party?.participants ?? 0,
      time: formatTime(party?.timeindex ?? 0),
    };
  };
  const [first, ...others] = wouldSeat;
  const title = () => {
    const count = moves.length;
    if (!isOpen) return t('proposals.accepted');
    if (!first || others.length > 0) {
      return t('proposals.seatMore', { count, parties: wouldSeat.length });
    }
    return t('proposals.seatOne', { count, size: partyOf(first._booking)?.participants ?? 0 });
  };
  const lines = [
    ...moves.map(({ _booking, from, to }) => ({
      id: _booking,
      text: t('proposals.move', { ...wordsOf(_booking), from: namesOf(from), to: namesOf(to) }),
    })),
    ...wouldSeat.map(({ _booking, tables }) => ({
      id: _booking,
      text: t('proposals.seat', { ...wordsOf(_booking), tables: namesOf(tables) }),
    })),
  ];

  return (
    <Alert
      component="section"
      role="region"
      aria-labelledby={titleId}
      severity={isOpen ? 'info' : 'success'}
      variant="outlined"
      sx={{
        ...{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 240px' } },
        '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
      }}
      action={
        <Button
          variant={isOpen ? 'contained' : 'outlined'}
          loading={isBusy}
          onClick={isOpen ? onAccept : onUndo}
          sx={{ minHeight: 44 }}
        >
          {isOpen ? t('proposals.accept') : t('common:actions.undo')}
        </Button>
      }
    >
      <AlertTitle id={titleId} component="h2" sx={{ fontSize: 'body1.fontSize', mb: 0.25 }}>
        {title()}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </Box>
      {!isOpen && t('proposals.undoHint')}
    </Alert>
  );
}
