/** Pictures, where the venue uploads them. */
export const settingsPictures = {
  alt: 'What it shows',
  title: 'Pictures',
} as const;
