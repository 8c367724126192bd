import type { ShiftTemplateInput, ShiftTemplateOutput } from '@atrium/api-client/admin';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';
import {
  type BreakDraft,
  type HoursProblem,
  hoursDraftOf,
  hoursOf,
  hoursProblem,
} from '../../../../shared/shifts/shift-hours';

/** A shift template as its form holds it. */
export interface TemplateValues {
  name: string;
  /** `HH:MM`; an end at or before it is on the next day. */
  start: string;
  end: string;
  breaks: BreakDraft[];
  /** 0 Sunday to 6 Saturday. */
  weekdays: number[];
}

const NINE_TO_FIVE = { shiftStart: 540, shiftEnd: 1020, breaks: [] };
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/** The form's values; those of a new template without one. */
export function toTemplateValues(template: ShiftTemplateOutput | undefined): TemplateValues {
  const { breaks, ...hours } = hoursDraftOf(template ?? NINE_TO_FIVE);
  return {
    ...{ name: template?.name ?? '', ...hours },
    breaks: [...breaks],
    weekdays: [...(template?.weekdays ?? MONDAY_TO_FRIDAY)],
  };
}

/** What saving sends; undefined while its times are not whole. */
export function toTemplateInput(values: TemplateValues): ShiftTemplateInput | undefined {
  const hours = hoursOf(values);
  return hours && { ...hours, name: values.name.trim(), weekdays: values.weekdays };
}

const problemOf: Record<HoursProblem, FieldProblem> = {
  time: { name: 'start', code: 'INVALID_TIME' },
  breakTime: { name: 'breaks', code: 'INVALID_TIME' },
  breakOutside: { name: 'breaks', code: 'BREAK_OUTSIDE_SHIFT' },
  breaksOverlap: { name: 'breaks', code: 'BREAKS_OVERLAP' },
};

/** Why a template cannot be saved. */
export function templateProblems(values: TemplateValues): FieldProblem[] {
  const hours = hoursProblem(values);
  return [
    ...(values.name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' } as const] : []),
    ...(values.weekdays.length === 0
      ? [{ name: 'weekdays', code: 'FIELD_REQUIRED' } as const]
      : []),
    ...(hours ? [problemOf[hours]] : []),
  ];
}
