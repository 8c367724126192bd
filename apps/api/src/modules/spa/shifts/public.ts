export type { Absence } from './absences/absence.schema';
export { AbsenceEditor } from './absences/absence-editor';
export { AbsenceChange, AbsenceFields } from './absences/absences.dto';
export { ShiftChange, ShiftDeletion, ShiftInput } from './schedule.dto';
export { assertPeriod } from './schedule-period';
export type { Shift } from './shift.schema';
export { ShiftEditor } from './shift-editor';
export { ShiftsModule } from './shifts.module';
export { ShiftsService } from './shifts.service';
