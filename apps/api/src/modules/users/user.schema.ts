import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import type { Level } from '../../common/context/request-context';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../common/privacy/data-map';

/** A saved view of a list. */
export interface SavedFilter {
  /** Which list, e.g. `bookings`. */
  list: string;
  name: string;
  /** The query of its address, without the question mark. */
  query: string;
}

/** A member of a venue's staff. */
@Schema({ collection: 'users', timestamps: true, versionKey: false })
export class User {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Lower case; unique across all venues, see StaffEmail. */
  @Prop({ required: true }) email: string;
  @Prop({ required: true }) firstname: string;
  @Prop({ required: true }) lastname: string;
  /** E.164, with its country prefix. */
  @Prop() phone?: string;
  /** 1 employee to 4 system administrator. */
  @Prop({ type: Number, enum: [1, 2, 3, 4], required: true }) level: Level;
  @Prop({ default: true }) active: boolean;
  /** argon2id; absent until the invitation was followed. */
  @Prop() passwordHash?: string;
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) savedFilters?: SavedFilter[];
  @Prop({ default: 0 }) version: number;
  /** Incremented by each sign-in, so that it conflicts with whatever ends the account's sessions. */
  @Prop() claims?: number;
  createdAt: Date;
  updatedAt: Date;
}

export const UserSchema = SchemaFactory.createForClass(User);
UserSchema.plugin(tenantOwned);
UserSchema.index({ _vendor: 1, lastname: 1, firstname: 1 });

describeData<User>(
  UserSchema,
  { why: 'To let staff sign in, and to say who did what', kept: 'until the account is deleted' },
  (neither) => ({
    ...neither('_id', '_vendor', 'version', 'createdAt', 'updatedAt', 'claims'),
    email: ofStaff(),
    firstname: ofStaff(),
    lastname: ofStaff(),
    phone: ofStaff(),
    level: ofStaff(),
    active: ofStaff(),
    passwordHash: ofStaff(),
    'savedFilters.list': ofStaff(),
    'savedFilters.name': ofStaff(),
    'savedFilters.query': ofStaff(),
  }),
);
