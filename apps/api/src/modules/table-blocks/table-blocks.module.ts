import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CapacityModule, OccupationSources } from '../capacity/public';
import { CustomersModule } from '../customers/public';
import { DiningRoomsModule, DiningRoomsService } from '../dining-rooms/public';
import { occupationsByDay } from './block-claims';
import { BlockEditor } from './block-editor';
import { BlockObstacles } from './block-obstacles';
import { TableBlock, TableBlockSchema } from './table-block.schema';
import { TableBlocksController } from './table-blocks.controller';
import { TableBlocksRepository } from './table-blocks.repository';
import { TableBlocksService } from './table-blocks.service';

/** Tables that nobody is given for a while. */
@Module({
  imports: [
    CapacityModule,
    CustomersModule,
    DiningRoomsModule,
    MongooseModule.forFeature([{ name: TableBlock.name, schema: TableBlockSchema }]),
  ],
  controllers: [TableBlocksController],
  providers: [BlockEditor, BlockObstacles, TableBlocksRepository, TableBlocksService],
  exports: [TableBlocksService],
})
export class TableBlocksModule implements OnModuleInit {
  constructor(
    private readonly sources: OccupationSources,
    private readonly rooms: DiningRoomsService,
    private readonly blocks: TableBlocksRepository,
    private readonly editor: BlockEditor,
  ) {}

  onModuleInit(): void {
    this.sources.register('table', (scope, period) =>
      occupationsByDay(this.blocks.within(scope, period), period),
    );
    this.rooms.registerTablesGone((tx, roomId, tables) =>
      this.editor.dropTables(tx, roomId, tables),
    );
  }
}
