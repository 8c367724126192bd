import { type AuditAction, auditActions } from './audit-actions';

const actions: readonly AuditAction[] = auditActions;

it('names every action once, by what it is done to and what is done', () => {
  expect(new Set(actions).size).toBe(actions.length);
  expect(actions.filter((action) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(action))).toEqual([]);
});
