import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { appendOnly } from '../../../common/database/append-only.plugin';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../../common/privacy/data-map';

/** The receipt of one run: what it did, in numbers. It names no guest, and is never changed. */
@Schema({ collection: 'anonymisationRuns', timestamps: false, versionKey: false })
export class AnonymisationRun {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) at: Date;
  /** It only counted. */
  @Prop({ required: true }) dryRun: boolean;
  /** Name of who asked for it; absent: it was the night’s. */
  @Prop() by?: string;
  /** The venue's setting then. */
  @Prop({ required: true }) afterMonths: number;
  /** The first day whose booking or stay keeps a guest, yyyy-mm-dd. */
  @Prop({ required: true }) since: string;
  /** Who had become a guest before that day, and is not Eternal. */
  @Prop({ required: true }) lookedAt: number;
  /** Of these, who was anonymised, or would be. */
  @Prop({ required: true }) anonymised: number;
  /** Of these, who has a booking or stay since then, or to come. */
  @Prop({ required: true }) active: number;
  /** Of these, who had to be kept after all: a payment is under way, or they booked meanwhile. */
  @Prop({ required: true }) refused: number;
  /** Eternal guests, whom it never looks at. */
  @Prop({ required: true }) eternal: number;
}

export const AnonymisationRunSchema = SchemaFactory.createForClass(AnonymisationRun);
AnonymisationRunSchema.plugin(tenantOwned);
AnonymisationRunSchema.plugin(appendOnly);
AnonymisationRunSchema.index({ _vendor: 1, _id: -1 });

describeData<AnonymisationRun>(
  AnonymisationRunSchema,
  { why: 'To show that guests were anonymised, and how many', kept: 'as long as the venue' },
  (neither) => ({
    ...neither('_id', '_vendor', 'at', 'dryRun', 'afterMonths', 'since', 'lookedAt', 'anonymised'),
    ...neither('active', 'refused', 'eternal'),
    by: ofStaff({ why: 'to say who asked for it' }),
  }),
);
