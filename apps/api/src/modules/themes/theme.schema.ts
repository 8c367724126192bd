import { THEME_PARTS } from '@atrium/rules/themes/theme-contrast';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

/** The style of one part of the guest pages; absent properties are the product's own. */
export interface ThemeStyle {
  /** `#rgb` or `#rrggbb`. */
  backgroundColor?: string;
  color?: string;
  borderColor?: string;
  /** Pixels, 0 to 32. */
  borderRadius?: number;
  fontFamily?: string;
  /** 100 to 900. */
  fontWeight?: number;
}

/** The parts, as packages/ui expects them. */
export const themeParts = THEME_PARTS;
export type ThemePart = (typeof themeParts)[number];
export type ThemeStyles = { [Part in ThemePart]?: ThemeStyle };

@Schema({ collection: 'themes', timestamps: true, versionKey: false })
export class Theme implements ThemeStyles {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  /** The page. */
  @Prop({ type: Mixed }) main?: ThemeStyle;
  /** The card that holds a sign-in or sign-up form. */
  @Prop({ type: Mixed }) signup?: ThemeStyle;
  /** Headings. */
  @Prop({ type: Mixed }) title?: ThemeStyle;
  @Prop({ type: Mixed }) input?: ThemeStyle;
  /** The main button. */
  @Prop({ type: Mixed }) buttonCTA?: ThemeStyle;
  @Prop({ type: Mixed }) link?: ThemeStyle;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const ThemeSchema = SchemaFactory.createForClass(Theme);
ThemeSchema.plugin(tenantOwned);
ThemeSchema.index({ _vendor: 1, name: 1 });

describeData<Theme, 'main' | 'signup' | 'title' | 'input' | 'buttonCTA' | 'link'>(
  ThemeSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'name',
      'main',
      'signup',
      'title',
      'input',
      'buttonCTA',
      'link',
    ),
  }),
);
