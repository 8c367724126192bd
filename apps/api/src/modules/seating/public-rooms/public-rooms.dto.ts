import { type ShapeKind, shapeKinds } from '@atrium/rules/seating/room/floor-plan';
import { ApiProperty } from '@nestjs/swagger';
import { PlanPositionOutput, PlanSizeOutput } from '../../dining-rooms/public';
import { ShownPictureOutput } from '../../media/public';

/** A table on the picture of a room. */
export class PublicTable {
  position: PlanPositionOutput;
  size: PlanSizeOutput;
  /** Corner radius, per cent of its sides, 0 to 50. */
  radius: number;
  /** Clockwise around its middle, degrees, 0 to 359. */
  rotation: number;
}

export class PublicShape {
  @ApiProperty({ enum: shapeKinds, enumName: 'ShapeKind' }) kind: ShapeKind;
  position: PlanPositionOutput;
  size: PlanSizeOutput;
  /** Clockwise around its middle, degrees, 0 to 359. */
  rotation: number;
}

/** A day on which a service is open. */
export class PublicOpening {
  /** yyyy-mm-dd */
  date: string;
  /** First start, minutes from midnight. */
  from: number;
  /** Last end, minutes from midnight of the same day; past 1440 it is on the next. */
  until: number;
}

export class PublicTime {
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  start: number;
}

/** What guests book in a room. */
export class PublicRoomService {
  _id: string;
  /** In the caller's language where the service has it. */
  name: string;
  description?: string;
  /** The days of the next week on which it is open. */
  openings: PublicOpening[];
  /** The next times at which two can be seated, at most three of the next two weeks. */
  nextForTwo: PublicTime[];
}

export class PublicRoom {
  _id: string;
  name: string;
  tables: PublicTable[];
  shapes: PublicShape[];
  /** Absent: it has none, or none that says what it shows in the language of the venue. */
  picture?: ShownPictureOutput;
  services: PublicRoomService[];
}

/** The dining rooms of a venue, as anybody may see them. */
export class PublicRoomsOutput {
  /** Those that guests can book, the default first. */
  rooms: PublicRoom[];
  /** Whether guests book online; otherwise they ask the venue. */
  booksOnline: boolean;
}
