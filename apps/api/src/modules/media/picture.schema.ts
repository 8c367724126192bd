import type { FocalPoint, PictureWidth } from '@atrium/rules/media/picture-sizes';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

/** What a picture shows, in words, for those who do not see it. */
export interface AltText {
  /** One of the seven languages. */
  languageType: string;
  text: string;
}

/** `making`: its sizes are yet to be made. `failed`: they cannot be. */
export const pictureStates = ['making', 'ready', 'failed'] as const;
export type PictureState = (typeof pictureStates)[number];

/** A picture that a venue has uploaded. Its files are in the `PictureStore`. See docs/domain/pictures.md. */
@Schema({ collection: 'pictures', timestamps: true, versionKey: false })
export class Picture {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Of the uploaded file, for staff to find it by. */
  @Prop({ required: true }) name: string;
  @Prop({ type: String, enum: pictureStates, required: true }) state: PictureState;
  /** Pixels, turned upright. */
  @Prop({ required: true }) width: number;
  @Prop({ required: true }) height: number;
  /** Those that are made. */
  @Prop({ type: [Number], default: [] }) widths: PictureWidth[];
  /** Of all its files, for the venue's quota. */
  @Prop({ required: true }) bytes: number;
  /** A tiny blurred one, as a `data:` address. */
  @Prop({ required: true }) placeholder: string;
  @Prop({ type: Mixed, required: true }) focalPoint: FocalPoint;
  @Prop({ type: [Mixed], default: [] }) alts: AltText[];
  /** Since when nothing shows it; absent while something does. */
  @Prop() unusedSince?: Date;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const PictureSchema = SchemaFactory.createForClass(Picture);
PictureSchema.plugin(tenantOwned);
PictureSchema.index({ _vendor: 1, createdAt: -1, _id: -1 });
// whatever the venue: one job removes what nobody uses
PictureSchema.index(
  { unusedSince: 1 },
  { partialFilterExpression: { unusedSince: { $exists: true } }, name: 'unused' },
);

describeData<Picture, 'focalPoint' | 'alts'>(
  PictureSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'name',
      'state',
      'width',
      'height',
      'widths',
      'bytes',
      'placeholder',
      'focalPoint',
      'alts',
      'unusedSince',
    ),
  }),
);
