import type { WidgetTheme } from '@atrium/rules/widgets/widget';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

/** One of a venue's widgets. */
export interface Widget {
  _id: Types.ObjectId;
  /** For staff. */
  name: string;
  /** With `categories`: what it offers; neither: all that can be booked without an account. */
  services: Types.ObjectId[];
  /** As services have them in the venue's language. */
  categories: string[];
  /** Absent: the visitor's. */
  languageCode?: string;
  theme: WidgetTheme;
  /** `#rrggbb`; absent: the main colour of the venue's theme. */
  accent?: string;
  /** Participants that it begins with; absent: as everywhere. */
  participants?: number;
}

/** A venue's booking on its own sites. */
@Schema({ collection: 'widgetsettings', timestamps: true, versionKey: false })
export class WidgetSettings {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Sites that may show it: `https://www.fjord.example`. */
  @Prop({ type: [String], default: [] }) origins: string[];
  @Prop({ type: [Mixed], default: [] }) widgets: Widget[];
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const WidgetSettingsSchema = SchemaFactory.createForClass(WidgetSettings);
WidgetSettingsSchema.plugin(tenantOwned);
WidgetSettingsSchema.index({ _vendor: 1 }, { unique: true });

describeData<WidgetSettings, 'widgets'>(
  WidgetSettingsSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'as long as the venue' },
  (neither) => ({
    ...neither('_id', '_vendor', 'origins', 'widgets', 'version', 'createdAt', 'updatedAt'),
  }),
);
