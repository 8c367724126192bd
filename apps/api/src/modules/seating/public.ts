export { SeatingModule } from './seating.module';
