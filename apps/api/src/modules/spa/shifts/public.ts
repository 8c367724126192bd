export type { Absence } from './absences/absence.schema';
export { assertPeriod } from './schedule-period';
export type { Shift } from './shift.schema';
export { ShiftsModule } from './shifts.module';
export { ShiftsService } from './shifts.service';
