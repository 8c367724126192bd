import type { OpenAPIObject } from '@nestjs/swagger';
import { ID_PATTERN } from '../http/validation/is-id';

/** Paths whose `{id}` is something else: a venue's slug or id, or a hold, which has an id of its own. */
const OTHERWISE = [
  '/api/admin/dashboard/',
  '/api/admin/bookings/createdAt/',
  '/api/v1/themes/vendorDefault/',
  '/api/v1/hub/holds/',
];

/** Says of each id in a path how ids are written; `{vendor}` and `{vendorId}` take a slug as well. */
export function describePathIds({ paths }: Pick<OpenAPIObject, 'paths'>): void {
  for (const [path, item] of Object.entries(paths)) {
    if (OTHERWISE.some((start) => path.startsWith(start))) continue;
    for (const operation of [item.get, item.post, item.put, item.patch, item.delete]) {
      for (const parameter of operation?.parameters ?? []) {
        if (!('in' in parameter) || parameter.in !== 'path') continue;
        if (/^id$|Id$/.test(parameter.name) && parameter.name !== 'vendorId') {
          parameter.schema = { type: 'string', pattern: ID_PATTERN };
        }
      }
    }
  }
}
