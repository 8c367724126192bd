import type { StayOutput } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { stayTreatmentProblem } from '@atrium/rules/guests/stay';

interface Use {
  /** Id of the treatment’s type. */
  type: string;
  date: CalendarDate;
  /** How many get it at once. */
  guests: number;
}

/** Id, within one of the guest’s stays, of what includes a treatment; by the rule that the server decides by. */
export function includedInStay(
  stays: readonly StayOutput[],
  { type, date, guests }: Use,
): string | undefined {
  for (const stay of stays) {
    const found = stay.treatmentTypes.find(
      ({ _treatmentType, quantity, booked }) =>
        stayTreatmentProblem(
          stay,
          { treatmentType: _treatmentType, quantity, treatments: [{ guests: booked }] },
          { treatmentType: type, date, guests },
        ) === undefined,
    );
    if (found) return found._id;
  }
  return undefined;
}
