import { type DoorState, doorStates } from '@atrium/rules/seating/evening/door-states';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, ofVisitor } from '../../../common/privacy/data-map';

/** A party that waits at the door for a table. */
@Schema({ collection: 'doorParties', timestamps: true, versionKey: false })
export class DoorParty {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** The dining room they wait for. */
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) _venue: Types.ObjectId;
  /** yyyy-mm-dd, the day of the evening. */
  @Prop({ required: true }) date: string;
  @Prop({ required: true }) name: string;
  @Prop() phone?: string;
  @Prop() email?: string;
  /** Children included. */
  @Prop({ required: true }) participants: number;
  @Prop() comment?: string;
  /** How long they were told that it takes. */
  @Prop() quotedMinutes?: number;
  @Prop({ type: String, enum: doorStates, required: true }) state: DoorState;
  /** When they were told that their table is ready. */
  @Prop() toldAt?: Date;
  /** Nobody needs to know afterwards who stood at the door. */
  @Prop({ required: true }) expiresAt: Date;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const DoorPartySchema = SchemaFactory.createForClass(DoorParty);
DoorPartySchema.plugin(tenantOwned);
DoorPartySchema.index({ _vendor: 1, date: 1, createdAt: 1 });
DoorPartySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

describeData<DoorParty>(
  DoorPartySchema,
  { why: 'To seat those who wait at the door', kept: 'until the night after' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      '_venue',
      'date',
      'participants',
      'quotedMinutes',
      'state',
      'toldAt',
      'expiresAt',
    ),
    name: ofVisitor(),
    phone: ofVisitor(),
    email: ofVisitor(),
    comment: ofVisitor(),
  }),
);
