export const level = {
  '1': 'Employee',
  '2': 'Administrator',
  '3': 'System owner',
  '4': 'System administrator',
} as const;
