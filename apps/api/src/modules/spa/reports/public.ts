export { SpaCounter } from './spa-counter';
export { SpaReportsModule } from './spa-reports.module';
export type { SpaTable, SpaTables } from './spa-tables';
