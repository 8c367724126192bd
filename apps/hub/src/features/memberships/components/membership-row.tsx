import type { ListedHubMembership } from '@atrium/api-client/hub';
import { formatDate, formatMoney } from '@atrium/i18n/format';
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
import { useSearchParams } from 'react-router-dom';
import { LaterRenewal } from './later-renewal';
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
  const [params] = useSearchParams();
  const isBack = params.get('card') === membership._id;
  const [open, setOpen] = useState(false);
  const [openRenewal, setOpenRenewal] = useState(isBack);
  const { _id, _membershipType, picture, dateFrom, dateUntil, pausedFrom, status } = membership;
  const { renewal } = membership;
  const { maxNumberOfUsages: max, numberOfUsages: used } = membership;
  const type = _membershipType.name;

  const day = (date: string) => formatDate(language, date, 'short');
  const note =
    status === 'paused' && pausedFrom
      ? t('memberships.pausedFrom', { date: day(pausedFrom) })
      : status === 'active' && renewal?.payUntil
        ? t('memberships.payBy', { date: day(renewal.payUntil) })
        : status === 'active' && renewal?.state === 'on' && dateUntil
          ? t('memberships.renews', {
              date: day(dateUntil),
              sum: formatMoney(language, renewal.price, renewal.currency),
            })
          : dateUntil && t('memberships.until', { date: day(dateUntil) });

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
          {renewal && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={openRenewal}
              aria-controls={`${id}-renewal`}
              aria-label={t('memberships.renewalOf', { type })}
              endIcon={<ExpandIcon sx={{ transform: openRenewal ? 'rotate(180deg)' : 'none' }} />}
              onClick={() => setOpenRenewal(!openRenewal)}
              sx={{ minHeight: 44, color: 'text.secondary' }}
            >
              {t('memberships.renewal')}
            </Button>
          )}
          {renewal && (
            <div id={`${id}-renewal`}>
              {openRenewal && <LaterRenewal id={_id} isBack={isBack} />}
            </div>
          )}
          <div id={id}>{open && <MembershipHistory id={_id} />}</div>
        </TableCell>
      </TableRow>
    </>
  );
}
