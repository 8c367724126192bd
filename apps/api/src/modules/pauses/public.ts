export { PausesModule } from './pauses.module';
export { PausesService } from './pauses.service';
