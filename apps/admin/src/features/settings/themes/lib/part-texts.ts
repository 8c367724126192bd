/** What each part of a look is called. */
export const partTexts = {
  main: 'settings:themes.parts.main',
  signup: 'settings:themes.parts.signup',
  title: 'settings:themes.parts.title',
  input: 'settings:themes.parts.input',
  buttonCTA: 'settings:themes.parts.buttonCTA',
  link: 'settings:themes.parts.link',
} as const;

/** And what can be chosen of one. */
export const propertyTexts = {
  backgroundColor: 'settings:themes.background',
  color: 'settings:themes.text',
  borderColor: 'settings:themes.border',
  borderRadius: 'settings:themes.radius',
} as const;
