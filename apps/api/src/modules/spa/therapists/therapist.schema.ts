import { MAX_LEVEL, type TherapistGender, therapistGenders } from '@atrium/rules/spa/setup';
import type { Language } from '@atrium/rules/texts/languages';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

/** Somebody who gives treatments. */
@Schema({ collection: 'therapists', timestamps: true, versionKey: false })
export class Therapist {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** What guests and colleagues read. */
  @Prop({ required: true }) name: string;
  /** Their staff account, if they have one; no other therapist has the same. */
  @Prop({ type: ObjectId }) _user?: Types.ObjectId;
  @Prop({ type: String, enum: therapistGenders, default: 'unspecified' }) gender: TherapistGender;
  /** Their portrait; shown before the address in `imgUrl`. */
  @Prop({ type: ObjectId }) _picture?: Types.ObjectId;
  /** Address of a picture elsewhere. */
  @Prop() imgUrl?: string;
  /** What they speak. */
  @Prop({ type: [String], default: [] }) languages: Language[];
  /** Decides what their treatments cost more; the first costs nothing extra. */
  @Prop({ default: 1, min: 1, max: MAX_LEVEL }) level: number;
  /** False: nothing new is booked with them. */
  @Prop({ default: true }) active: boolean;
  /** Position in lists, ascending; ties are sorted by name. */
  @Prop({ default: 0 }) sortOrder: number;
  /** Counts what has been put down to them, so that they are not deleted at the same moment. */
  @Prop() claims?: number;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const THERAPIST_USER_KEY = { _vendor: 1, _user: 1 } as const;

export const TherapistSchema = SchemaFactory.createForClass(Therapist);
TherapistSchema.plugin(tenantOwned);
TherapistSchema.index({ _vendor: 1, sortOrder: 1, name: 1, _id: 1 });
TherapistSchema.index(THERAPIST_USER_KEY, {
  name: 'therapist_user',
  unique: true,
  partialFilterExpression: { _user: { $exists: true } },
});

describeData<Therapist>(
  TherapistSchema,
  { why: 'To show guests who treats them, and to plan', kept: 'until staff delete it' },
  (neither) => ({
    ...neither('_id', '_vendor', 'version', 'createdAt', 'updatedAt', 'claims', 'sortOrder'),
    name: ofStaff(),
    _user: ofStaff(),
    gender: ofStaff(),
    _picture: ofStaff(),
    imgUrl: ofStaff(),
    languages: ofStaff(),
    level: ofStaff(),
    active: ofStaff(),
  }),
);
