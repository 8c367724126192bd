import type { UserOutput } from '@atrium/api-client/admin';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { toLevel } from '../lib/staff-values';
import { StaffActions } from './staff-actions';

interface Props {
  staff: readonly UserOutput[];
  onEdit: (user: UserOutput) => void;
  onInviteAgain: (user: UserOutput) => void;
  onResetSecondFactor: (user: UserOutput) => void;
  onTurn: (user: UserOutput, active: boolean) => void;
}

/** The staff. One cannot deactivate oneself, nor anybody above one's own level. */
export function StaffTable(props: Props) {
  const { staff, onEdit, onInviteAgain, onResetSecondFactor, onTurn } = props;
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { user: me, level: own } = useMe();
  return (
    <TableContainer>
      <Table size="small" aria-label={t('settings:staff.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {t('fields.email', { ns: 'common' })}
            </TableCell>
            <TableCell>{t('settings:staff.level')}</TableCell>
            <TableCell>
              <VisuallyHidden>{t('settings:actions')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {staff.map((user) => {
            const name = `${user.firstname} ${user.lastname}`;
            const isMine = user._id === me._id;
            const mayEdit = user.level <= own;
            return (
              <TableRow key={user._id} hover>
                <TableCell>
                  {name}
                  {isMine && <Chip size="small" label={t('settings:staff.you')} sx={{ ml: 1 }} />}
                  {!user.active && (
                    <Chip size="small" label={t('guest.notActive')} sx={{ ml: 1 }} />
                  )}
                  {user.hasSecondFactor && (
                    <Chip
                      size="small"
                      variant="outlined"
                      label={t('settings:staff.secondFactor.has')}
                      sx={{ ml: 1 }}
                    />
                  )}
                  {user.active && user.invited && (
                    <Chip
                      size="small"
                      color="warning"
                      label={t('settings:staff.waiting')}
                      sx={{ ml: 1 }}
                    />
                  )}
                </TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                  {user.email}
                </TableCell>
                <TableCell>{t(`level.${toLevel(String(user.level))}`)}</TableCell>
                <TableCell align="right">
                  {mayEdit && (
                    <StaffActions
                      user={user}
                      name={name}
                      isMine={isMine}
                      onEdit={() => onEdit(user)}
                      onInviteAgain={() => onInviteAgain(user)}
                      onResetSecondFactor={() => onResetSecondFactor(user)}
                      onTurn={(active) => onTurn(user, active)}
                    />
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
