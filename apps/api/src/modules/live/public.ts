export { LiveModule } from './live.module';
