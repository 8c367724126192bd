export { FreeTimesModule } from './free-times.module';
