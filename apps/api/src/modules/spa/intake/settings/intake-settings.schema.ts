import { DEFAULT_KEEP_DAYS } from '@atrium/rules/spa/intake';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../../common/database/tenant.plugin';
import { describeData } from '../../../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

export interface ConsentTranslation {
  /** One of the seven languages. */
  languageType: string;
  consent: string;
}

/** A venue's say in its intake form. */
@Schema({ collection: 'intakesettings', timestamps: true, versionKey: false })
export class IntakeSettings {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** What guests agree to; empty: the product’s own text. */
  @Prop({ default: '' }) consent: string;
  @Prop({ type: [Mixed], default: [] }) languageList: ConsentTranslation[];
  /** Counts the venue’s own texts; 0: there was none yet. */
  @Prop({ default: 0 }) consentVersion: number;
  /** Days that answers are kept after the day of their treatment. */
  @Prop({ default: DEFAULT_KEEP_DAYS }) keepDays: number;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const IntakeSettingsSchema = SchemaFactory.createForClass(IntakeSettings);
IntakeSettingsSchema.plugin(tenantOwned);
IntakeSettingsSchema.index({ _vendor: 1 }, { unique: true });

describeData<IntakeSettings, 'languageList'>(
  IntakeSettingsSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'consent',
      'languageList',
      'consentVersion',
      'keepDays',
    ),
  }),
);
