export { Dependents } from './dependents';
export type { DependentKind } from './dependents.dto';
export { DependentsModule } from './dependents.module';
