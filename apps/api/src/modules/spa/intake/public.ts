export { IntakeModule } from './intake.module';
export { IntakeCountOutput } from './staff/staff-intake.dto';
export { StaffIntakeService } from './staff/staff-intake.service';
