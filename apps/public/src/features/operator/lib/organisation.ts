import type { StructuredData } from '../../../shared/structured-data';
import type { Operator } from './operator';

/** Who runs the installation, in the words of schema.org; undefined while nobody has said a name. */
export function organisation({
  name,
  registration,
  address,
  email,
  phone,
}: Operator): StructuredData | undefined {
  if (!name) return undefined;
  return {
    '@type': 'Organization',
    name,
    ...(registration && { identifier: registration }),
    ...(address && { address }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}
