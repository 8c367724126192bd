import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { KeyPattern } from '../../../common/database/duplicate-key';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** Stale: the evening changed before it was accepted, or after, so that it cannot be undone. */
export const proposalStates = ['open', 'accepted', 'undone', 'stale'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** A party that moves. */
export interface ProposedMove {
  _booking: Types.ObjectId;
  /** Of the booking, as it was looked at or, once accepted, as that left it. */
  version: number;
  from: Types.ObjectId[];
  to: Types.ObjectId[];
}

/** A party that leaves the waiting list. */
export interface ProposedSeat {
  _booking: Types.ObjectId;
  /** As that of a move. */
  version: number;
  tables: Types.ObjectId[];
  /** That it has on the waiting list, if any. */
  _bookingStatus?: Types.ObjectId;
}

/** How a room could be rearranged for an evening. Nothing moves until staff accept it. */
@Schema({ collection: 'seatingProposals', timestamps: true, versionKey: false })
export class SeatingProposal {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** yyyy-mm-dd */
  @Prop({ required: true }) date: string;
  @Prop({ type: ObjectId, required: true }) _service: Types.ObjectId;
  /** Dining room. */
  @Prop({ type: ObjectId, required: true }) _venue: Types.ObjectId;
  @Prop({ type: [Mixed], required: true }) moves: ProposedMove[];
  @Prop({ type: [Mixed], required: true }) wouldSeat: ProposedSeat[];
  @Prop({ type: String, enum: proposalStates, required: true }) state: ProposalState;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const SeatingProposalSchema = SchemaFactory.createForClass(SeatingProposal);
SeatingProposalSchema.plugin(tenantOwned);
export const OPEN_PROPOSAL_KEY = {
  ...{ _vendor: 1, date: 1, _service: 1, _venue: 1 },
} as const satisfies KeyPattern;
SeatingProposalSchema.index(OPEN_PROPOSAL_KEY, {
  name: 'open',
  unique: true,
  partialFilterExpression: { state: 'open' },
});
SeatingProposalSchema.index({ _vendor: 1, date: 1, state: 1 });

describeData<SeatingProposal, 'moves' | 'wouldSeat'>(
  SeatingProposalSchema,
  { why: 'To seat more guests of an evening', kept: 'until the evening is over' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'date',
      '_service',
      '_venue',
      'moves',
      'wouldSeat',
      'state',
    ),
  }),
);
