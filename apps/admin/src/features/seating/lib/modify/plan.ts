import type { DiningRoomChange } from '@atrium/api-client/admin';
import type { EditedPlan } from '@atrium/rules/seating/plan-editing/plan-parts';
import type { Room } from '../room';

/** What of a room is drawn and edited as one. */
export const planOf = (room: Room): EditedPlan => {
  const { tables, combinations, shapes, sections } = room;
  const { _background, backgroundOpacity, _picture } = room;
  return {
    ...{ tables, combinations, shapes, sections },
    ...{ _background, backgroundOpacity, _picture },
  };
};

type PlanInput = Required<
  Pick<
    DiningRoomChange,
    | 'tables'
    | 'combinations'
    | 'shapes'
    | 'sections'
    | '_background'
    | 'backgroundOpacity'
    | '_picture'
  >
>;

/** A plan as a request takes it. */
export const toInput = ({
  tables,
  combinations,
  shapes,
  sections,
  ...pictures
}: EditedPlan): PlanInput => ({
  tables: [...tables],
  combinations: [...combinations],
  shapes: [...shapes],
  sections: [...sections],
  ...pictures,
});

/** Names a new part until it is saved; the room gives it a lasting id then. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
