export { CountsRefusals, isRecord, type RefusalsOf } from './counts-refusals';
export { RefusalsModule } from './refusals.module';
export { RefusalsService } from './refusals.service';
