/** How treatments are told wherever they are shown. */
export const treatment = {
  /** fixed */
  unknownGuest: 'Unknown Guest',
  taken: '{{what}} is taken {{time}}: {{who}}',
} as const;
