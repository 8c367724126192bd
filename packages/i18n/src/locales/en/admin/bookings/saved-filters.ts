export const savedFilters = {
  failed: 'The filters could not be saved',
  label: 'Saved filters',
  save: 'Save these filters',
  name: 'Name of the filter',
} as const;
