export { DiningRoom } from './dining-room.schema';
export { DiningRoomsModule } from './dining-rooms.module';
export { DiningRoomsService } from './dining-rooms.service';
export { PlanPositionOutput, PlanSizeOutput } from './floor-plan.dto';
export { SeatedBookings } from './impact/seated-bookings';
export { type ImportedTable, TableImports, tableKey } from './table-imports.service';
