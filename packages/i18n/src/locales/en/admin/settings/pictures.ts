/** What the audit log says of pictures. */
export const settingsPictures = {
  alt: 'What it shows',
} as const;
