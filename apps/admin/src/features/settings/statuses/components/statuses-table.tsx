import type { BookingStatusOutput } from '@atrium/api-client/admin';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from '../../../../shared/settings/lists/move-buttons';
import { RowActions } from '../../../../shared/settings/lists/row-actions';
import { useStatusOrder } from '../hooks/use-status-order';
import { statusFlags } from '../lib/status-values';

interface Props {
  statuses: readonly BookingStatusOutput[];
  onEdit: (status: BookingStatusOutput) => void;
  onDelete: (status: BookingStatusOutput) => void;
}

/** The statuses in the order of every menu, which the arrows change, and what each does to a booking. */
export function StatusesTable({ statuses, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { move, said } = useStatusOrder(statuses);
  return (
    // the buttons fit on a phone only with narrow cells
    <TableContainer sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <Table size="small" aria-label={t('settings:statuses.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
            <TableCell>{t('settings:statuses.effect')}</TableCell>
            <TableCell>{t('settings:order')}</TableCell>
            <TableCell>
              <VisuallyHidden>{t('settings:actions')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {statuses.map((status, position) => (
            <TableRow key={status._id} hover>
              <TableCell>
                <StatusChip label={status.name} color={status.color} />
              </TableCell>
              <TableCell>
                {statusFlags
                  .filter(({ name }) => (name === 'active' ? !status.active : status[name]))
                  .map(({ name, label }) => t(name === 'active' ? 'booking.state.inactive' : label))
                  .join(', ') || t('booking.state.active')}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <MoveButtons
                  name={status.name}
                  position={position}
                  total={statuses.length}
                  onMove={(by) => void move(status, by)}
                />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <RowActions
                  name={status.name}
                  onEdit={() => onEdit(status)}
                  onDelete={() => onDelete(status)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
