import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Dependents, DependentsModule } from '../../dependents/public';
import { VendorsModule } from '../../vendors/public';
import { TherapistsModule } from '../therapists/public';
import { Absence, AbsenceSchema } from './absences/absence.schema';
import { AbsenceEditor } from './absences/absence-editor';
import { AbsencesController } from './absences/absences.controller';
import { AbsencesRepository } from './absences/absences.repository';
import { PlannedShifts } from './planned-shifts';
import { ScheduleController } from './schedule.controller';
import { ScheduleImpact } from './schedule-impact';
import { ScheduleReader } from './schedule-reader';
import { Shift, ShiftSchema } from './shift.schema';
import { ShiftEditor } from './shift-editor';
import { ShiftOverlaps } from './shift-overlaps';
import { ShiftsRepository } from './shifts.repository';
import { ShiftsService } from './shifts.service';
import { ShiftTemplate, ShiftTemplateSchema } from './templates/shift-template.schema';
import { ShiftTemplatesController } from './templates/shift-templates.controller';
import { ShiftTemplatesRepository } from './templates/shift-templates.repository';
import { ShiftTemplatesService } from './templates/shift-templates.service';
import { TemplatePlanner } from './templates/template-planner';
import { WeekCopier } from './week-copier';

/** When therapists work. */
@Module({
  imports: [
    DependentsModule,
    MongooseModule.forFeature([
      { name: Absence.name, schema: AbsenceSchema },
      { name: Shift.name, schema: ShiftSchema },
      { name: ShiftTemplate.name, schema: ShiftTemplateSchema },
    ]),
    TherapistsModule,
    VendorsModule,
  ],
  controllers: [AbsencesController, ScheduleController, ShiftTemplatesController],
  providers: [
    AbsenceEditor,
    AbsencesRepository,
    PlannedShifts,
    ScheduleImpact,
    ScheduleReader,
    ShiftEditor,
    ShiftOverlaps,
    ShiftTemplatesRepository,
    ShiftTemplatesService,
    ShiftsRepository,
    ShiftsService,
    TemplatePlanner,
    WeekCopier,
  ],
  exports: [AbsenceEditor, ScheduleImpact, ShiftEditor, ShiftsService],
})
export class ShiftsModule implements OnModuleInit {
  constructor(
    private readonly dependents: Dependents,
    private readonly shifts: ShiftsRepository,
    private readonly absences: AbsencesRepository,
  ) {}

  onModuleInit(): void {
    this.dependents.register('therapist', {
      kind: 'shifts',
      refusal: 'THERAPIST_IN_USE',
      count: (scope, _therapist) => this.shifts.count(scope, { _therapist }),
    });
    this.dependents.register('therapist', {
      kind: 'absences',
      refusal: 'THERAPIST_IN_USE',
      count: (scope, _therapist) => this.absences.count(scope, { _therapist }),
    });
  }
}
