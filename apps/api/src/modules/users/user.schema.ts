import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import type { Level } from '../../common/context/request-context';
import { tenantOwned } from '../../common/database/tenant.plugin';

/** A list as somebody likes to look at it. */
export interface SavedFilter {
  /** Which list, e.g. `bookings`. */
  list: string;
  name: string;
  /** The query of its address, without the question mark. */
  query: string;
}

/** Staff of a vendor (product-decisions section 1). */
@Schema({ collection: 'users', timestamps: true, versionKey: false })
export class User {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Lower case; no two users of any vendor share one, see StaffEmail. */
  @Prop({ required: true }) email: string;
  @Prop({ required: true }) firstname: string;
  @Prop({ required: true }) lastname: string;
  /** E.164, so with its country prefix (specification section 5). */
  @Prop() phone?: string;
  /** 1 employee to 4 system administrator. */
  @Prop({ type: Number, enum: [1, 2, 3, 4], required: true }) level: Level;
  @Prop({ default: true }) active: boolean;
  /** argon2id; absent until the invitation was followed. */
  @Prop() passwordHash?: string;
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) savedFilters?: SavedFilter[];
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const UserSchema = SchemaFactory.createForClass(User);
UserSchema.plugin(tenantOwned);
UserSchema.index({ _vendor: 1, lastname: 1, firstname: 1 });
