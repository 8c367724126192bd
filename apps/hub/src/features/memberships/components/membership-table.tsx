import type { ListedHubMembership } from '@atrium/api-client/hub';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { MembershipRow } from './membership-row';

interface Props {
  memberships: readonly ListedHubMembership[];
  labelledBy: string;
}

/** Type, Status, Start Date and Usage. All four fit a phone. */
export function MembershipTable({ memberships, labelledBy }: Props) {
  const { t } = useTranslation('hub');
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table
        aria-labelledby={labelledBy}
        sx={{
          '& th, & td': {
            px: { xs: 0.5, sm: 2 },
            fontSize: { xs: '0.8125rem', sm: '0.875rem' },
            verticalAlign: 'top',
            hyphens: 'auto',
          },
          // On the smallest phones a long name wraps to leave room for the figures.
          '& tbody th': { overflowWrap: 'anywhere', minWidth: 90 },
          '& tr > :first-of-type': { pl: { xs: 2, sm: 2.5 } },
          '& tr > :last-of-type': { pr: { xs: 2, sm: 2.5 } },
          '& tbody:last-of-type > tr:last-of-type > td, & tbody:last-of-type > tr:last-of-type > th':
            { borderBottom: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('memberships.type')}</TableCell>
            <TableCell>{t('memberships.status')}</TableCell>
            <TableCell>{t('memberships.startDate')}</TableCell>
            <TableCell align="right">{t('memberships.usage')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {memberships.map((membership) => (
            <MembershipRow key={membership._id} membership={membership} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
