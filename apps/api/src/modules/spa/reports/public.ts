export { SpaCounter } from './spa-counter';
export { SpaReportsModule } from './spa-reports.module';
