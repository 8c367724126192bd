import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** What of a blocked table's time somebody else had when it was blocked, and keeps. */
export interface BlockGap {
  _table: Types.ObjectId;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight of that day. */
  start: number;
  /** Minutes from midnight of that day, at most 1440. */
  end: number;
}

/** Tables where nobody is seated for a while. */
@Schema({ collection: 'tableBlocks', timestamps: true, versionKey: false })
export class TableBlock {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** The dining room. */
  @Prop({ type: ObjectId, required: true }) _venue: Types.ObjectId;
  @Prop({ type: [ObjectId], required: true }) tables: Types.ObjectId[];
  /** The section that was blocked; its tables are those it had then. */
  @Prop({ type: ObjectId }) section?: Types.ObjectId;
  /** First day, yyyy-mm-dd. */
  @Prop({ required: true }) from: string;
  /** Last day, yyyy-mm-dd. */
  @Prop({ required: true }) until: string;
  /** Minutes from midnight of each day; absent: from midnight. */
  @Prop() start?: number;
  /** Minutes from midnight of each day, of the next if before `start`; absent: until midnight. */
  @Prop() end?: number;
  @Prop({ required: true }) reason: string;
  @Prop({ type: [Mixed], default: [] }) gaps: BlockGap[];
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const TableBlockSchema = SchemaFactory.createForClass(TableBlock);
TableBlockSchema.plugin(tenantOwned);
TableBlockSchema.index({ _vendor: 1, until: 1, from: 1 });
TableBlockSchema.index({ _vendor: 1, from: 1 });
TableBlockSchema.index({ _vendor: 1, _venue: 1, until: 1 });

describeData<TableBlock, 'gaps'>(
  TableBlockSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      '_venue',
      'tables',
      'section',
      'from',
      'until',
      'start',
      'end',
      'reason',
      'gaps',
    ),
  }),
);
