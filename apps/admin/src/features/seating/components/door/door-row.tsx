import type { DoorPartyOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Door } from '../../hooks/door/use-door';
import { useWaitText } from '../../hooks/use-wait-text';
import { overdueBy, waitedFor } from '../../lib/door/waiting';
import { ActionsMenu } from '../actions-menu';

interface Props {
  party: DoorPartyOutput;
  /** What the tables are called that it could have. */
  offered: string;
  /** The venue's clock. */
  now: number;
  door: Door;
  /** The plan is shown, so a table can be tapped. */
  canChoose: boolean;
}

const secondary = { fontSize: 13, color: 'text.secondary' } as const;

/** A party at the door: how many, how long already, and the table they could have now. */
export function DoorRow({ party, offered, now, door, canChoose }: Props) {
  const { t } = useTranslation(['seating', 'admin']);
  const waitText = useWaitText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { name, participants, since, phone, state, quotedMinutes, comment, offer } = party;
  const overdue = overdueBy(party, now);
  const isReady = offer?.minutes === 0;
  const words = () => {
    if (!offer) return t('door.wait.never');
    if (isReady) return t('door.wait.now', { tables: offered });
    return t('door.wait.later', { wait: waitText(offer.minutes), tables: offered });
  };

  return (
    <Box
      component="li"
      aria-label={`${name}, ${t('door.people', { count: participants })}`}
      sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25 }}>
        <Typography
          aria-hidden
          sx={{ fontSize: 22, fontWeight: 650, minWidth: 28, textAlign: 'center' }}
        >
          {participants}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
            {state === 'told' && (
              <Typography component="span" sx={{ ...secondary, ml: 1 }}>
                {t('door.told')}
              </Typography>
            )}
          </Typography>
          <Typography sx={secondary}>
            {t('door.since', { time: formatTime(since), wait: waitText(waitedFor(party, now)) })}
            {quotedMinutes !== undefined && ` · ${t('door.quoted')} ${waitText(quotedMinutes)}`}
          </Typography>
          {overdue > 0 && (
            <Typography sx={{ fontSize: 13, fontWeight: 650, color: 'error.main' }}>
              {t('door.overdue', { wait: waitText(overdue) })}
            </Typography>
          )}
          <Typography sx={{ fontSize: 13, fontWeight: isReady ? 650 : 400 }}>{words()}</Typography>
          {phone && (
            <Link href={`tel:${phone}`} sx={{ display: 'inline-block', py: 0.5, fontSize: 14 }}>
              {phone}
            </Link>
          )}
          {comment && <Typography sx={secondary}>{comment}</Typography>}
        </Box>
        <IconButton
          aria-label={t('door.actions', { name })}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: 44, height: 44, flex: 'none' }}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75, '& > *': { minHeight: 44 } }}>
        {offer && isReady && (
          <Button
            variant="contained"
            disabled={door.isSeating}
            onClick={() =>
              void door.seat(
                party,
                offer.tables.map(({ _table }) => _table),
              )
            }
          >
            {t('door.seatAt', { tables: offered })}
          </Button>
        )}
        {state === 'waiting' && (
          <Button variant="outlined" onClick={() => void door.tell(party)}>
            {t('door.ready')}
          </Button>
        )}
      </Box>
      {anchor && (
        <ActionsMenu
          anchor={anchor}
          label={t('door.actions', { name })}
          groups={[
            canChoose
              ? [
                  {
                    key: 'choose',
                    label: t('door.choose'),
                    onChoose: () => door.choose(party),
                  },
                ]
              : [],
            [{ key: 'left', label: t('door.left'), onChoose: () => void door.leave(party) }],
          ]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </Box>
  );
}
