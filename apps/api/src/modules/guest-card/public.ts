export { GuestCardModule } from './guest-card.module';
export { OwnDataExport } from './own-data.dto';
export { OwnDataService } from './own-data.service';
export { htmlPage, pairsSection } from './own-data-html';
