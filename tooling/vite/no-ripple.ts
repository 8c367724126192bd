/** In place of MUI's `TouchRipple`, which the theme switches off everywhere (packages/ui, `buttons.ts`). */
export default function NoRipple(): null {
  return null;
}
