import type { InviteOwnerInput } from '@atrium/api-client/admin';
import { type PersonValues, toPersonInput } from '../../../../shared/forms/person-values';

export interface OwnerValues extends PersonValues {
  /** With its country prefix; empty: none. */
  phone: string;
}

/** What the invitation sends. */
export function toOwnerInput({ phone, ...values }: OwnerValues): InviteOwnerInput {
  return {
    ...toPersonInput(values),
    ...(phone.trim() && { phone: phone.trim() }),
  };
}
