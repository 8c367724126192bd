import { KEY_RATES, type KeyScope, keyScopes } from '@atrium/rules/access/key-scopes';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import {
  API_KEYS_COLLECTION,
  type KeySecret,
  type StoredKey,
} from '../../../common/auth/keys/key-callers';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

/** A token of a key; nobody reads the token itself again. */
@Schema({ _id: false })
class ApiKeySecret implements KeySecret {
  @Prop({ required: true }) digest: string;
  @Prop({ required: true }) hint: string;
  @Prop({ required: true }) createdAt: Date;
  @Prop() until?: Date;
}

const ApiKeySecretSchema = SchemaFactory.createForClass(ApiKeySecret);

/** With what a partner's program calls. The guard reads these too. */
@Schema({ collection: API_KEYS_COLLECTION, versionKey: false })
export class ApiKey implements StoredKey {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  @Prop({ type: [String], enum: keyScopes, required: true }) scopes: KeyScope[];
  @Prop({ required: true, min: KEY_RATES.least, max: KEY_RATES.most }) perMinute: number;
  /** The current one last. */
  @Prop({ type: [ApiKeySecretSchema], required: true }) secrets: ApiKeySecret[];
  @Prop({ required: true }) createdAt: Date;
  @Prop() expiresAt?: Date;
  @Prop() revokedAt?: Date;
  /** Counts changes: with each the session of the key ends, and another begins. */
  @Prop({ required: true, default: 0 }) version: number;
}

export const ApiKeySchema = SchemaFactory.createForClass(ApiKey);
ApiKeySchema.plugin(tenantOwned);
ApiKeySchema.index({ _vendor: 1, 'secrets.digest': 1 }, { unique: true });

describeData<ApiKey, 'secrets'>(
  ApiKeySchema,
  { why: 'To let partners’ programs call the API', kept: 'as long as the venue' },
  (neither) => ({
    ...neither('_id', '_vendor', 'name', 'scopes', 'perMinute', 'secrets', 'createdAt'),
    ...neither('expiresAt', 'revokedAt', 'version'),
  }),
);
