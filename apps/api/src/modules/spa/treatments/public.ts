export { OwnTreatment } from './treatment.dto';
export { TreatmentsModule } from './treatments.module';
export { TreatmentsService } from './treatments.service';
