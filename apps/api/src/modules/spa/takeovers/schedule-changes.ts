import { Injectable } from '@nestjs/common';
import { RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import type { ImpactAnswer } from '../setup/impact-answer';
import { type Absence, AbsenceEditor, type Shift, ShiftEditor } from '../shifts/public';
import { type Therapist, TherapistsService } from '../therapists/public';
import type { ScheduleChangeInput } from './takeovers.dto';

/** Makes a change of working time, whichever it is. */
@Injectable()
export class ScheduleChanges {
  constructor(
    private readonly shifts: ShiftEditor,
    private readonly absences: AbsenceEditor,
    private readonly therapists: TherapistsService,
  ) {}

  /**
   * @returns the change that takes it back
   * @throws {RuleError} FIELD_REQUIRED if it is not exactly one change
   * @throws as the editors of shifts and absences, and `TherapistsService.change`
   */
  async make(
    tx: Transaction,
    change: ScheduleChangeInput,
    answer: ImpactAnswer,
  ): Promise<ScheduleChangeInput> {
    const given = Object.values(change).filter((one) => one !== undefined && one !== null);
    if (given.length !== 1) throw RuleError.ofField('FIELD_REQUIRED', 'change');
    const { shift, deletedShift, restoredShifts, absence, changedAbsence, deletedAbsence } = change;
    if (shift) {
      const { before, after } = await this.shifts.changeIn(tx, shift, answer);
      return { shift: { ...shiftFields(before), _id: shift._id, version: after.version } };
    }
    if (deletedShift) {
      const gone = await this.shifts.deleteIn(tx, deletedShift, answer);
      return { restoredShifts: gone.map(shiftFields) };
    }
    if (restoredShifts) {
      const [first] = await this.shifts.restoreIn(tx, restoredShifts);
      if (!first) throw RuleError.ofField('FIELD_REQUIRED', 'restoredShifts');
      return { deletedShift: { _id: first._id.toHexString(), andFollowing: true } };
    }
    if (absence) {
      const created = await this.absences.createIn(tx, absence, answer);
      return { deletedAbsence: { _id: created._id.toHexString() } };
    }
    if (changedAbsence) {
      const { _id, ...fields } = changedAbsence;
      const { before, after } = await this.absences.changeIn(tx, _id, fields, answer);
      return { changedAbsence: { ...absenceFields(before), _id, version: after.version } };
    }
    if (deletedAbsence) {
      const before = await this.absences.deleteIn(tx, deletedAbsence._id);
      return { absence: absenceFields(before) };
    }
    return this.changeTherapist(tx, change, answer);
  }

  private async changeTherapist(
    tx: Transaction,
    { therapist }: ScheduleChangeInput,
    answer: ImpactAnswer,
  ): Promise<ScheduleChangeInput> {
    if (!therapist) throw RuleError.ofField('FIELD_REQUIRED', 'change');
    const before = await this.therapists.get(tx, therapist._id);
    const { version } = await this.therapists.changeIn(tx, therapist, answer);
    return { therapist: { ...therapistFields(before), _id: therapist._id, version } };
  }
}

const shiftFields = ({ _therapist, date, shiftStart, shiftEnd, breaks, comment }: Shift) => ({
  ...{ _therapist: _therapist.toHexString(), date, shiftStart, shiftEnd },
  ...{ breaks: breaks.map(({ start, end }) => ({ start, end })), comment: comment ?? null },
});

const absenceFields = ({ _therapist, from, until, start, end, reason }: Absence) => ({
  ...{ _therapist: _therapist.toHexString(), from, until },
  ...{ start: start ?? null, end: end ?? null, reason },
});

const therapistFields = ({ _user, _picture, imgUrl, languages, ...fields }: Therapist) => {
  const { name, gender, level, active, sortOrder } = fields;
  return {
    ...{ name, gender, level, active, sortOrder, languages: [...languages] },
    _user: _user?.toHexString() ?? null,
    ...{ _picture: _picture?.toHexString() ?? null, imgUrl: imgUrl ?? null },
  };
};
