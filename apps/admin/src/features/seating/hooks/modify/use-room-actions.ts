import {
  useCreateDiningRoomMutation,
  useDeleteDiningRoomMutation,
  usePreviewDiningRoomChangeMutation,
  useUpdateDiningRoomMutation,
} from '@atrium/api-client/admin';
import { nextName } from '@atrium/rules/seating/plan-editing/names';
import { type EditedPlan, emptyPlan } from '@atrium/rules/seating/plan-editing/plan-parts';
import { ROOMS_OF_A_VENUE } from '@atrium/rules/seating/room/floor-plan';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { planOf, toInput } from '../../lib/modify/plan';
import type { Room } from '../../lib/room';
import { isAffected, useImpactQuestion } from './use-impact-question';

interface Options {
  rooms: readonly Room[];
  /** The id of a room that is opened now. */
  onOpen: (id: string) => void;
}

/** What is done with a room as a whole, at once. */
export function useRoomActions({ rooms, onOpen }: Options) {
  const { t } = useTranslation(['floorPlan', 'settings']);
  const run = useAction();
  const reportDone = useReportDone();
  const confirm = useConfirm();
  const impact = useImpactQuestion();
  const [create] = useCreateDiningRoomMutation();
  const [update] = useUpdateDiningRoomMutation();
  const [remove] = useDeleteDiningRoomMutation();
  const [preview] = usePreviewDiningRoomChangeMutation();

  const add = (name: string, plan: EditedPlan) =>
    run(
      async () => {
        const { data } = await create({
          diningRoomInput: { name, ...toInput(plan) },
        }).unwrap();
        onOpen(data._id);
      },
      { failed: t('start.failed'), done: t('start.created', { name }) },
    );

  /** Whether to delete, and whether reservations were named before that. */
  const askToDelete = async ({ _id, name }: Room) => {
    const { data } = await preview({ id: _id, diningRoomDraft: toInput(emptyPlan) }).unwrap();
    if (data.bookings > 0) {
      return { isWanted: await impact.ask(data, name), confirmImpact: true };
    }
    const isWanted = await confirm({
      title: t('settings:deleteTitle', { name }),
      message: t('room.deleteText'),
      confirmLabel: t('room.delete'),
      destructive: true,
    });
    return { isWanted, confirmImpact: false };
  };
  const deleteAsked = async (room: Room): Promise<boolean> => {
    const { isWanted, confirmImpact } = await askToDelete(room);
    if (!isWanted) return false;
    try {
      await remove({ id: room._id, confirmImpact }).unwrap();
      return true;
    } catch (error) {
      if (!isAffected(error)) throw error;
      return deleteAsked(room);
    }
  };

  return {
    question: impact.question,
    mayAdd: rooms.length < ROOMS_OF_A_VENUE,
    add,
    duplicate: (room: Room) =>
      add(
        nextName(
          room.name,
          rooms.map(({ name }) => name),
        ),
        planOf(room),
      ),
    rename: ({ _id, version }: Room, name: string) =>
      run(() => update({ id: _id, diningRoomChange: { name, version } }).unwrap(), {
        failed: t('room.failed'),
        done: t('room.renamed', { name }),
      }),
    makeDefault: ({ _id, version, name }: Room) =>
      run(() => update({ id: _id, diningRoomChange: { defaultFNB: true, version } }).unwrap(), {
        failed: t('room.failed'),
        done: t('room.madeDefault', { name }),
      }),
    remove: async (room: Room) => {
      let isGone = false;
      await run(
        async () => {
          isGone = await deleteAsked(room);
        },
        { failed: t('room.deleteFailed') },
      );
      const next = rooms.find(({ _id }) => _id !== room._id);
      if (!isGone) return;
      onOpen(next?._id ?? '');
      reportDone(t('room.deleted', { name: room.name }));
    },
  };
}

export type RoomActions = ReturnType<typeof useRoomActions>;
