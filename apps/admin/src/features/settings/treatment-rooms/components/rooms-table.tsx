import { type TreatmentRoomOutput, useUpdateTreatmentRoomMutation } from '@atrium/api-client/admin';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from '../../../../shared/settings/lists/move-buttons';
import { RowActions } from '../../../../shared/settings/lists/row-actions';
import { useRowOrder } from '../../../../shared/settings/lists/use-row-order';

interface Props {
  rooms: readonly TreatmentRoomOutput[];
  onEdit: (room: TreatmentRoomOutput) => void;
  onDelete: (room: TreatmentRoomOutput) => void;
}

/** The treatment rooms in their order, with what tells them apart. */
export function RoomsTable({ rooms, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const [update] = useUpdateTreatmentRoomMutation();
  const { movesOf } = useRowOrder(rooms, ({ _id, version, sortOrder }) =>
    update({ id: _id, treatmentRoomChange: { version, sortOrder } }).unwrap(),
  );
  const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
  return (
    // the buttons fit on a phone only with narrow cells
    <TableContainer sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
      <Table size="small" aria-label={t('settings:treatmentRooms.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
            <TableCell sx={wide} align="right">
              {t('auditLogs.words.spa.places')}
            </TableCell>
            <TableCell sx={wide}>{t('auditLogs.words.spa.equipment')}</TableCell>
            <TableCell>{t('settings:order')}</TableCell>
            <TableCell>
              <VisuallyHidden>{t('settings:actions')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rooms.map((room) => (
            <TableRow key={room._id} hover>
              <TableCell>
                {room.name}
                {!room.active && (
                  <Chip size="small" label={t('booking.state.inactive')} sx={{ ml: 1 }} />
                )}
                {room.kind && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {room.kind}
                  </Typography>
                )}
              </TableCell>
              <TableCell sx={wide} align="right">
                {room.places}
              </TableCell>
              <TableCell sx={wide}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                  {room.equipment.map((thing) => (
                    <Chip key={thing} size="small" variant="outlined" label={thing} />
                  ))}
                </Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <MoveButtons name={room.name} {...movesOf(room)} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <RowActions
                  name={room.name}
                  onEdit={() => onEdit(room)}
                  onDelete={() => onDelete(room)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
