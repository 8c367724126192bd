import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingName } from './setting-names';

const { components } = JSON.parse(
  readFileSync(join(__dirname, '../../../../../packages/api-client/openapi.json'), 'utf8'),
) as { components: { schemas: Record<string, { properties: Record<string, unknown> }> } };

/** Only their own page shows them: which kind of message, and which theme a venue begins with. */
const ofOneForm = new Set(['kind', 'vendorDefault', 'spaTimeSlotSpaceInMinutes']);

test.each([
  'ServiceInput',
  'BookingStatusInput',
  'SegmentInput',
  'ThemeInput',
  'MembershipTypeInput',
  'PackageInput',
  'MessageTemplateInput',
  'UpdateUserInput',
  'UpdateVendorInput',
])('every field of %s has a name in the log', (schema) => {
  const fields = Object.keys(components.schemas[schema]?.properties ?? {});
  expect(fields).not.toEqual([]);
  const unnamed = fields.filter(
    (field) => !/^(_|version$)/.test(field) && !ofOneForm.has(field) && !settingName(field),
  );
  expect(unnamed).toEqual([]);
});
