export type { TableBlock } from './table-block.schema';
export { TableBlocksModule } from './table-blocks.module';
export { TableBlocksService } from './table-blocks.service';
