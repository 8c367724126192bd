import type { AbsenceOutput, ShiftOutput } from '@atrium/api-client/admin';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';

/** What a press on something of the grid does; without them the grid is only read. */
export interface GridActions {
  /** @param span that was drawn; undefined: the cell was pressed */
  onNew: (therapist: string, date: string, span: TimeSpan | undefined) => void;
  onShift: (shift: ShiftOutput) => void;
  onStretch: (shift: ShiftOutput, span: TimeSpan) => Promise<boolean>;
  onAbsence: (absence: AbsenceOutput) => void;
}
