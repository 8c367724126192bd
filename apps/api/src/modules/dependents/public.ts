export { Dependents } from './dependents';
export { DependentsModule } from './dependents.module';
