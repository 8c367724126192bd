import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

/** A day of arrival of a package that has a limit: who is paying for a stay that begins then. */
@Schema({ collection: 'packageDays', timestamps: false, versionKey: false })
export class PackageDay {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _package: Types.ObjectId;
  /** yyyy-mm-dd */
  @Prop({ required: true }) date: string;
  /** Payments that are under way. */
  @Prop({ type: [ObjectId], default: [] }) payments: Types.ObjectId[];
  /** How often a place was asked for: of two at the same moment, one asks again. */
  @Prop({ default: 0 }) asked: number;
}

export const PackageDaySchema = SchemaFactory.createForClass(PackageDay);
PackageDaySchema.plugin(tenantOwned);
PackageDaySchema.index({ _vendor: 1, _package: 1, date: 1 }, { unique: true });

describeData<PackageDay>(
  PackageDaySchema,
  { why: 'To sell no more stays than the venue has', kept: 'as long as the venue' },
  (neither) => ({
    ...neither('_id', '_vendor', '_package', 'date', 'payments', 'asked'),
  }),
);
