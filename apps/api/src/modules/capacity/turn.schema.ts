import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { describeData } from '../../common/privacy/data-map';

export const TURNS = 'turns';

/** Who may write a ledger or a resource next; absent unless somebody has lost a race for it. */
@Schema({ collection: TURNS, versionKey: false })
export class Turn {
  /** The id of the ledger or of the resource's day. */
  @Prop({ type: String }) _id: string;
  /** The process. */
  @Prop({ required: true }) by: string;
  /** Afterwards anybody may write: the process may have died. */
  @Prop({ required: true }) exp: Date;
}

export const TurnSchema = SchemaFactory.createForClass(Turn);
TurnSchema.index({ exp: 1 }, { expireAfterSeconds: 60 });

describeData<Turn>(TurnSchema, { why: 'To sell no place twice', kept: 'seconds' }, (neither) => ({
  ...neither('_id', 'by', 'exp'),
}));
