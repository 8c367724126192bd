export const savedFilters = {
  label: 'Saved filters',
  save: 'Save these filters',
  name: 'Name of the filter',
} as const;
