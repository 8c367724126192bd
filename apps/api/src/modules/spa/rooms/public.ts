export type { TreatmentRoom } from './treatment-room.schema';
export { TreatmentRoomsModule } from './treatment-rooms.module';
export { TreatmentRoomsService } from './treatment-rooms.service';
