import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../audit/public';
import { CapacityModule } from '../../capacity/public';
import { CustomersModule } from '../../customers/public';
import { DependentsModule } from '../../dependents/public';
import { MessagesModule } from '../../messages/public';
import { PaymentsModule } from '../../payments/public';
import { SegmentsModule } from '../../segments/public';
import { VendorsModule } from '../../vendors/public';
import { SpaDaysModule } from '../days/public';
import { IntakeAnswersModule } from '../intake-answers/public';
import { TreatmentRoomsModule } from '../rooms/public';
import { ScheduleImpact, ShiftsModule } from '../shifts/public';
import { TherapistsModule, TherapistsService } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentAddons } from './addons/treatment-addons';
import { ComingTreatments } from './coming-treatments';
import { TreatmentCover } from './cover/treatment-cover';
import { TreatmentPayers } from './cover/treatment-payers';
import { TreatmentConfirmations } from './mail/treatment-confirmations';
import { TreatmentLinks } from './mail/treatment-links';
import { TreatmentMail } from './mail/treatment-mail';
import { PayableTreatments } from './money/payable-treatments';
import { Treatment, TreatmentSchema } from './treatment.schema';
import { TreatmentBelongings } from './treatment-belongings';
import { TreatmentDrafts } from './treatment-drafts';
import { TreatmentEditor } from './treatment-editor';
import { TreatmentPlans } from './treatment-plans';
import { TreatmentPresenter } from './treatment-presenter';
import { TreatmentTaken } from './treatment-taken';
import { TreatmentWriter } from './treatment-writer';
import { TreatmentsController } from './treatments.controller';
import { TreatmentsRepository } from './treatments.repository';
import { TreatmentsService } from './treatments.service';

/** Treatments as they are booked. */
@Module({
  imports: [
    AuditModule,
    CapacityModule,
    CustomersModule,
    DependentsModule,
    IntakeAnswersModule,
    MessagesModule,
    MongooseModule.forFeature([{ name: Treatment.name, schema: TreatmentSchema }]),
    PaymentsModule,
    SegmentsModule,
    ShiftsModule,
    SpaDaysModule,
    TherapistsModule,
    TreatmentRoomsModule,
    TreatmentTypesModule,
    VendorsModule,
  ],
  controllers: [TreatmentsController],
  providers: [
    TreatmentAddons,
    ComingTreatments,
    PayableTreatments,
    TreatmentBelongings,
    TreatmentConfirmations,
    TreatmentCover,
    TreatmentDrafts,
    TreatmentEditor,
    TreatmentLinks,
    TreatmentMail,
    TreatmentPayers,
    TreatmentPlans,
    TreatmentPresenter,
    TreatmentTaken,
    TreatmentWriter,
    TreatmentsRepository,
    TreatmentsService,
  ],
  exports: [
    TreatmentConfirmations,
    TreatmentEditor,
    TreatmentLinks,
    TreatmentMail,
    TreatmentPayers,
    TreatmentPresenter,
    TreatmentsService,
    TreatmentWriter,
  ],
})
export class TreatmentsModule implements OnModuleInit {
  constructor(
    private readonly treatments: TreatmentsRepository,
    private readonly therapists: TherapistsService,
    private readonly coming: ComingTreatments,
    private readonly impact: ScheduleImpact,
  ) {}

  onModuleInit(): void {
    this.therapists.guardDeactivation((tx, id) => this.coming.of(tx, id));
    this.impact.guard((tx, therapist, from, until) =>
      this.treatments.between(tx, from, until, therapist),
    );
  }
}
