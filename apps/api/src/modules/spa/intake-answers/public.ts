export { IntakeAnswersModule } from './intake-answers.module';
export { IntakeLinks } from './intake-links';
export { IntakeRecords, type StatedIntake } from './intake-records';
