/** The names of a theme's parts. */
export const partTexts = {
  main: 'settings:themes.parts.main',
  signup: 'settings:themes.parts.signup',
  title: 'settings:themes.parts.title',
  input: 'settings:themes.parts.input',
  buttonCTA: 'settings:themes.parts.buttonCTA',
  link: 'settings:themes.parts.link',
} as const;

/** The names of a part's settings. */
export const propertyTexts = {
  backgroundColor: 'settings:themes.background',
  color: 'settings:themes.text',
  borderColor: 'settings:themes.border',
  borderRadius: 'settings:themes.radius',
} as const;
