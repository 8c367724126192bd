export { MyDayModule } from './my-day.module';
