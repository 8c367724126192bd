import { useMayLeave } from '@atrium/ui/hooks/use-unsaved-guard';
import AddIcon from '@mui/icons-material/AddRounded';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../../../shared/filters/filter-select';
import type { RoomActions } from '../../../hooks/modify/use-room-actions';
import type { Room } from '../../../lib/room';
import { ActionsMenu } from '../../actions-menu';
import { NewRoomDialog } from './new-room-dialog';
import { RenameDialog } from './rename-dialog';

interface Props {
  rooms: readonly Room[];
  room: Room;
  actions: RoomActions;
  onOpen: (id: string) => void;
}

/** Which room is modified, and what is done with it as a whole. */
export function RoomBar({ rooms, room, actions, onOpen }: Props) {
  const { t } = useTranslation(['floorPlan', 'seating']);
  const mayLeave = useMayLeave();
  const [menu, setMenu] = useState<HTMLElement>();
  const [dialog, setDialog] = useState<'new' | 'rename'>();

  /** What leaves the plan that is on screen asks about its changes first. */
  const leaving = (go: () => unknown) => async () => {
    if (await mayLeave()) go();
  };
  const groups = [
    [
      { key: 'rename', label: t('room.rename'), onChoose: () => setDialog('rename') },
      ...(actions.mayAdd
        ? [
            {
              key: 'duplicate',
              label: t('room.duplicate'),
              onChoose: leaving(() => actions.duplicate(room)),
            },
          ]
        : []),
      ...(room.defaultFNB
        ? []
        : [
            {
              key: 'default',
              label: t('room.makeDefault'),
              onChoose: () => void actions.makeDefault(room),
            },
          ]),
    ],
    [
      {
        key: 'delete',
        label: t('room.delete'),
        onChoose: leaving(() => actions.remove(room)),
      },
    ],
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, mb: 1.5 }}>
      <FilterSelect
        label={t('seating:room')}
        value={room._id}
        options={rooms.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(id) => void leaving(() => onOpen(id))()}
      />
      <IconButton
        aria-label={t('room.actions', { name: room.name })}
        aria-haspopup="menu"
        onClick={(event) => setMenu(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreIcon />
      </IconButton>
      {room.defaultFNB && <Chip size="small" label={t('room.isDefault')} sx={{ my: 1.25 }} />}
      {actions.mayAdd && (
        <Button
          startIcon={<AddIcon />}
          sx={{ minHeight: 44 }}
          onClick={leaving(() => setDialog('new'))}
        >
          {t('room.add')}
        </Button>
      )}
      {menu && (
        <ActionsMenu
          anchor={menu}
          label={t('room.actions', { name: room.name })}
          groups={groups}
          onClose={() => setMenu(undefined)}
        />
      )}
      {dialog === 'new' && (
        <NewRoomDialog onCreate={actions.add} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'rename' && (
        <RenameDialog
          name={room.name}
          onRename={(name) => actions.rename(room, name)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
}
