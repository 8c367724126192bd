export { TableBlocksModule } from './table-blocks.module';
export { TableBlocksService } from './table-blocks.service';
