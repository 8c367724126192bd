import type { ShapeKind, TableAttribute } from '@atrium/rules/seating/room/floor-plan';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { KeyPattern } from '../../common/database/duplicate-key';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

/** Where something is on the plan: its upper left corner, in per cent of the plan. */
export interface PlanPosition {
  posX: number;
  posY: number;
}

/** In per cent of the plan. */
export interface PlanSize {
  width: number;
  height: number;
}

export interface DiningTable {
  _id: Types.ObjectId;
  name: string;
  /** Seats; at 0 nobody is seated here. */
  guestCount: number;
  /** Smallest party. */
  minGuests: number;
  /** How round its corners are, in per cent. */
  radius: number;
  /** Degrees. */
  rotation: number;
  position: PlanPosition;
  size: PlanSize;
  attributes: TableAttribute[];
  /** Id of the section it belongs to. */
  section: Types.ObjectId | null;
}

/** Tables that are pushed together for a party. */
export interface TableCombination {
  _id: Types.ObjectId;
  name: string;
  tables: Types.ObjectId[];
  minGuests: number;
  /** Seats of the tables together. */
  guestCount: number;
}

/** What stands in the room beside its tables. */
export interface PlanShape {
  _id: Types.ObjectId;
  kind: ShapeKind;
  position: PlanPosition;
  size: PlanSize;
  /** Degrees. */
  rotation: number;
}

/** Tables that one waiter serves. */
export interface RoomSection {
  _id: Types.ObjectId;
  name: string;
  /** #rrggbb */
  color: string;
}

/** A room where a venue seats its guests; the plan is part of it. */
@Schema({ collection: 'diningRooms', timestamps: true, versionKey: false, minimize: false })
export class DiningRoom {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  /** The room that opens first, and where a service without rooms of its own seats; one of a venue. */
  @Prop({ required: true }) defaultFNB: boolean;
  @Prop({ type: [Mixed], default: [] }) tables: DiningTable[];
  @Prop({ type: [Mixed], default: [] }) combinations: TableCombination[];
  @Prop({ type: [Mixed], default: [] }) shapes: PlanShape[];
  @Prop({ type: [Mixed], default: [] }) sections: RoomSection[];
  /** The picture beneath the plan, which only staff see. */
  @Prop({ type: Mixed }) _background?: Types.ObjectId | null;
  /** How strongly it shows, in per cent. */
  @Prop({ type: Number }) backgroundOpacity?: number;
  /** The picture that guests see of the room. */
  @Prop({ type: Mixed }) _picture?: Types.ObjectId | null;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const DiningRoomSchema = SchemaFactory.createForClass(DiningRoom);
DiningRoomSchema.plugin(tenantOwned);
export const ROOM_NAME_KEY = { _vendor: 1, name: 1 } as const satisfies KeyPattern;
DiningRoomSchema.index(ROOM_NAME_KEY, { unique: true });
// two can never be the default, whoever saves at the same moment
DiningRoomSchema.index(
  { _vendor: 1, defaultFNB: 1 },
  { unique: true, partialFilterExpression: { defaultFNB: true } },
);

describeData<DiningRoom, 'tables' | 'combinations' | 'shapes' | 'sections'>(
  DiningRoomSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'name',
      'defaultFNB',
      'tables',
      'combinations',
      'shapes',
      'sections',
      '_background',
      'backgroundOpacity',
      '_picture',
    ),
  }),
);
