import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { KeyPattern } from '../../../common/database/duplicate-key';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../../common/privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** Who serves a section. */
export interface SectionServer {
  section: Types.ObjectId;
  _user: Types.ObjectId;
}

/** Who serves which section of a dining room on an evening. */
@Schema({ collection: 'sectionServices', timestamps: true, versionKey: false })
export class SectionService {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _venue: Types.ObjectId;
  /** yyyy-mm-dd */
  @Prop({ required: true }) date: string;
  @Prop({ type: [Mixed], default: [] }) servers: SectionServer[];
  /** A plan for an evening is of no use after it. */
  @Prop({ required: true }) expiresAt: Date;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const SectionServiceSchema = SchemaFactory.createForClass(SectionService);
SectionServiceSchema.plugin(tenantOwned);
export const EVENING_KEY = { _vendor: 1, date: 1, _venue: 1 } as const satisfies KeyPattern;
SectionServiceSchema.index(EVENING_KEY, { unique: true });
SectionServiceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

describeData<SectionService>(
  SectionServiceSchema,
  { why: 'To say who serves which tables', kept: 'until some days after the evening' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      '_venue',
      'date',
      'expiresAt',
      'servers.section',
    ),
    'servers._user': ofStaff(),
  }),
);
