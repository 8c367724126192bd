import document from '../openapi.json';
import { sendVersions } from './send-versions.cjs';

interface Schema {
  properties?: Record<string, unknown>;
  required?: string[];
}

const EXCEPTIONS = ['CustomerSave', 'DiningRoomDraft', 'TreatmentUpdate'];

const schemasOf = (given: { components: { schemas: object } }) =>
  given.components.schemas as Record<string, Schema>;

const before = schemasOf(document);
const after = schemasOf(sendVersions(structuredClone(document)));

const leavesOut = ({ properties, required = [] }: Schema = {}) =>
  Boolean(properties?.version) && !required.includes('version');

test('apps say the version of whatever they change', () => {
  for (const name of ['UpdateVendorInput', 'HubReservationChange', 'TakeoverShiftChange']) {
    expect(leavesOut(before[name])).toBe(true);
    expect(leavesOut(after[name])).toBe(false);
  }
});

test('but for what may be new, is only asked, or has it inside', () => {
  for (const name of EXCEPTIONS) expect(leavesOut(after[name])).toBe(true);
});

test('nothing else of the document changes, and no answer', () => {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  expect(changed.length).toBeGreaterThan(30);
  for (const name of changed) {
    const { required, ...rest } = after[name] ?? {};
    expect(rest).toEqual({ ...before[name], required: undefined });
    expect(required).toEqual([...(before[name]?.required ?? []), 'version']);
    expect(name).not.toMatch(/Output$/);
  }
});
