import type { PlanPart } from '@atrium/rules/seating/plan-editing/plan-parts';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useRef, useState } from 'react';
import { useRoomActions } from '../../hooks/modify/use-room-actions';
import type { Room } from '../../lib/room';
import { ImpactDialog } from './dialogs/impact-dialog';
import { RoomEditor } from './room-editor';
import { RoomBar } from './rooms/room-bar';
import { StartForm } from './rooms/start-form';

const modifyAreas = ['settings', 'floorPlan', 'pictures'] as const;

interface Props {
  rooms: readonly Room[];
  /** The room that was on screen; empty: the default. */
  opened: string;
  /** Empty: there is none any more. */
  onOpen: (id: string) => void;
  /** Asks for the latest rooms. */
  onOutdated: () => void;
}

function Rooms({ rooms, opened, onOpen, onOutdated }: Props) {
  const clipboard = useRef<readonly PlanPart[]>([]);
  /** As it was opened. It stays when others delete it or choose another default. */
  const [room, setRoom] = useState(() => rooms.find(({ _id }) => _id === opened) ?? rooms[0]);
  /** A room that was just made, until the list has it. */
  const [awaited, setAwaited] = useState<string>();
  const found = awaited === undefined ? undefined : rooms.find(({ _id }) => _id === awaited);
  if (found) {
    setAwaited(undefined);
    setRoom(found);
  }
  const open = (id: string) => {
    setAwaited(id);
    if (id === '') setRoom(undefined);
    onOpen(id);
  };
  const actions = useRoomActions({ rooms, onOpen: open });
  if (!room) return <StartForm onCreate={actions.add} />;

  const latest = rooms.find(({ _id }) => _id === room._id);
  return (
    <>
      <RoomEditor
        key={room._id}
        room={room}
        latest={latest}
        clipboard={clipboard}
        onOutdated={onOutdated}
        onSaveAsNew={(name, plan) => void actions.add(name, plan)}
      >
        <RoomBar rooms={rooms} room={latest ?? room} actions={actions} onOpen={open} />
      </RoomEditor>
      {actions.question && (
        <ImpactDialog
          impact={actions.question.impact}
          tables={latest?.tables ?? []}
          deletes={actions.question.deletes}
          onAnswer={actions.question.answer}
        />
      )}
    </>
  );
}

/** Makes dining rooms and modifies their plans. Its code and texts come when somebody wants that. */
export const ModifyRooms = (props: Props) => (
  <AreaTexts areas={modifyAreas}>
    <Rooms {...props} />
  </AreaTexts>
);
