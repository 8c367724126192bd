import type { MembershipOutput } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { isUsable } from '../lib/membership-order';
import { MembershipStatusChip } from './membership-status-chip';
import { MembershipUsage } from './membership-usage';

interface Props {
  guestId: string;
  memberships: readonly MembershipOutput[];
  /** The venue's, `yyyy-mm-dd`. */
  today: string;
  /** Undefined if the user may not record uses. */
  onUse: ((membership: MembershipOutput) => void) | undefined;
}

/** A phone has no room for it. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

export function MembershipsTable({ guestId, memberships, today, onUse }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();

  return (
    <TableContainer component={Paper} variant="outlined" sx={{ position: 'relative' }}>
      <Table
        size="small"
        aria-label={t('memberships.title')}
        sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('memberships.type')}</TableCell>
            <TableCell>{t('memberships.status')}</TableCell>
            <TableCell sx={wide}>{t('memberships.startDate')}</TableCell>
            <TableCell sx={wide}>{t('memberships.endDate')}</TableCell>
            <TableCell>{t('memberships.usage')}</TableCell>
            <TableCell>
              <VisuallyHidden>{t('memberships.use')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {memberships.map((membership) => (
            <TableRow key={membership._id} hover>
              <TableCell>
                <Link
                  component={RouterLink}
                  to={paths.guestMembership(guestId, membership._id)}
                  state={{ keepFocus: true }}
                >
                  {membership._membershipType.name}
                </Link>
              </TableCell>
              <TableCell>
                <MembershipStatusChip membership={membership} today={today} />
              </TableCell>
              <TableCell sx={wide}>{formatDate(language, membership.dateFrom, 'short')}</TableCell>
              <TableCell sx={wide}>
                {membership.dateUntil
                  ? formatDate(language, membership.dateUntil, 'short')
                  : t('memberships.noEnd')}
              </TableCell>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <MembershipUsage membership={membership} />
              </TableCell>
              <TableCell align="right">
                {onUse && isUsable(membership, today) && (
                  <Button
                    size="small"
                    variant="contained"
                    aria-label={t('memberships.useOf', { name: membership._membershipType.name })}
                    onClick={() => onUse(membership)}
                  >
                    {t('memberships.use')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
