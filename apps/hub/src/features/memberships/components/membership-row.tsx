import type { ListedHubMembership } from '@atrium/api-client/hub';
import { formatDate } from '@atrium/i18n/format';
import { Picture } from '@atrium/ui/components/display/picture';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MembershipHistory } from './membership-history';
import { MembershipStatus } from './membership-status';

interface Props {
  membership: ListedHubMembership;
}

/** A membership, with its uses below. */
export function MembershipRow({ membership }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { _id, _membershipType, picture, dateFrom, dateUntil, pausedFrom, status } = membership;
  const { maxNumberOfUsages: max, numberOfUsages: used } = membership;
  const type = _membershipType.name;

  const note =
    status === 'paused' && pausedFrom
      ? t('memberships.pausedFrom', { date: formatDate(language, pausedFrom, 'short') })
      : dateUntil && t('memberships.until', { date: formatDate(language, dateUntil, 'short') });

  return (
    <>
      <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
        <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
          {picture && (
            <Box sx={{ maxWidth: 120, mb: 1, borderRadius: 1, overflow: 'hidden' }}>
              <Picture picture={picture} sizes="120px" ratio={3 / 2} />
            </Box>
          )}
          {type}
          {note && (
            <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {note}
            </Typography>
          )}
        </TableCell>
        <TableCell>
          <MembershipStatus status={status} />
        </TableCell>
        <TableCell>{formatDate(language, dateFrom, 'short')}</TableCell>
        <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {max === 0 ? t('memberships.unlimited') : t('memberships.used', { used, max })}
        </TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={4} sx={{ pt: 0 }}>
          <Button
            size="small"
            color="inherit"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('memberships.historyOf', { type })}
            endIcon={<ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
            onClick={() => setOpen(!open)}
            sx={{ ml: -1, minHeight: 44, color: 'text.secondary' }}
          >
            {t('memberships.history')}
          </Button>
          <div id={id}>{open && <MembershipHistory id={_id} />}</div>
        </TableCell>
      </TableRow>
    </>
  );
}
