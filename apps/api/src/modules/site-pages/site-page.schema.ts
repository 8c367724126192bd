import {
  SITE_PAGE_KINDS,
  SITE_PAGE_STATES,
  type SitePageKind,
  type SitePageState,
} from '@atrium/rules/site/site-page';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { describeData } from '../../common/privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** What the page says in one language. */
export interface SitePageText {
  /** One of the seven languages. */
  languageType: string;
  title: string;
  description: string;
  /** Markdown. */
  body: string;
}

/** A page of the site that a system administrator writes. The site is the installation's, so it has no `_vendor`. */
@Schema({ collection: 'sitepages', timestamps: true, versionKey: false })
export class SitePage {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: SITE_PAGE_KINDS }) kind: SitePageKind;
  /** The last part of its address. */
  @Prop({ required: true }) slug: string;
  @Prop({ type: String, required: true, enum: SITE_PAGE_STATES }) state: SitePageState;
  /** While public: visitors read it from this instant on; absent: at once. */
  @Prop() publicFrom?: Date;
  /** When it was first made public. */
  @Prop() publishedAt?: Date;
  @Prop({ type: [Mixed], default: [] }) texts: SitePageText[];
  @Prop({ type: ObjectId }) _picture?: Types.ObjectId;
  /** Pictures belong to a venue: the one that the administrator worked in. */
  @Prop({ type: ObjectId }) _pictureVendor?: Types.ObjectId;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const SITE_ADDRESS_KEY = { kind: 1, slug: 1 } as const;

export const SitePageSchema = SchemaFactory.createForClass(SitePage);
SitePageSchema.index(SITE_ADDRESS_KEY, { unique: true });
SitePageSchema.index({ _picture: 1 }, { sparse: true });

describeData<SitePage, 'texts'>(
  SitePageSchema,
  { why: 'To show the site of the installation', kept: 'until a system administrator deletes it' },
  (neither) => ({
    ...neither('_id', 'kind', 'slug', 'state', 'publicFrom', 'publishedAt', 'texts'),
    ...neither('_picture', '_pictureVendor', 'version', 'createdAt', 'updatedAt'),
  }),
);
