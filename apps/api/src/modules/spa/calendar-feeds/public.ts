export { CalendarFeedsModule } from './calendar-feeds.module';
