import type { TreatmentRoomInput, TreatmentRoomOutput } from '@atrium/api-client/admin';
import { textOrNull } from '../../../../shared/forms/field-values';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** A treatment room as its form holds it. */
export interface RoomValues {
  name: string;
  kind: string;
  places: string;
  /** Separated by commas. */
  equipment: string;
  active: boolean;
}

/** The limits of the API: packages/api-client, TreatmentRoomInput. */
const MOST_EQUIPMENT = 20;
const LONGEST_EQUIPMENT = 60;

/** The form's values; those of a new room without one. */
export const toRoomValues = (room: TreatmentRoomOutput | undefined): RoomValues => ({
  name: room?.name ?? '',
  kind: room?.kind ?? '',
  places: String(room?.places ?? 1),
  equipment: room?.equipment.join(', ') ?? '',
  active: room?.active ?? true,
});

/** Each thing once. */
function equipmentOf(text: string): string[] {
  const things = text.split(',').map((thing) => thing.trim());
  return [...new Set(things.filter((thing) => thing !== ''))];
}

/** What saving sends. */
export const toRoomInput = (values: RoomValues): TreatmentRoomInput => ({
  name: values.name.trim(),
  kind: textOrNull(values.kind),
  places: Number(values.places),
  equipment: equipmentOf(values.equipment),
  active: values.active,
});

/** Why a room cannot be saved. */
export function roomProblems({ name, equipment }: RoomValues): FieldProblem[] {
  const things = equipmentOf(equipment);
  return [
    ...(name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' } as const] : []),
    ...(things.length > MOST_EQUIPMENT || things.some((thing) => thing.length > LONGEST_EQUIPMENT)
      ? [{ name: 'equipment', code: 'FIELD_TOO_LONG' } as const]
      : []),
  ];
}
