import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

/** A status staff give a booking. For what it does, see docs/domain/bookings.md#statuses. */
@Schema({ collection: 'bookingStatuses', timestamps: true, versionKey: false })
export class BookingStatus {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  /** Its name in other languages. Absent: in none. */
  @Prop({ type: [Mixed], default: undefined }) languageList?: {
    languageType: string;
    name: string;
  }[];
  /** `#rrggbb`. */
  @Prop({ required: true }) color: string;
  @Prop({ default: false }) hasArrived: boolean;
  @Prop({ default: false }) hasLeft: boolean;
  /** False makes a booking inactive. */
  @Prop({ default: true }) active: boolean;
  @Prop({ default: false }) isWaitingList: boolean;
  /** Position in lists and menus, ascending; statuses without one come first, by name. */
  @Prop({ min: 0 }) position?: number;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const BookingStatusSchema = SchemaFactory.createForClass(BookingStatus);
BookingStatusSchema.plugin(tenantOwned);
BookingStatusSchema.index({ _vendor: 1, position: 1, name: 1 });

describeData<BookingStatus, 'languageList'>(
  BookingStatusSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'name',
      'languageList',
      'color',
      'hasArrived',
      'hasLeft',
      'active',
      'isWaitingList',
      'position',
    ),
  }),
);
