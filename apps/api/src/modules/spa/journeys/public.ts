export { JourneysModule } from './journeys.module';
