export const treatment = {
  unknownGuest: 'Unbekannter Gast',
  taken: '{{what}} ist {{time}} belegt: {{who}}',
  ofGuest: 'Behandlungen',
  noneOfGuest: 'Dieser Gast hat keine Behandlungen.',
  failed: 'Die Behandlungen konnten nicht geladen werden',
  type: 'Behandlung',
  therapists: 'Behandelt von',
  new: 'Neue Behandlung',
  next: 'Nächste Behandlungen',
  noneLeft: 'An diesem Tag keine weiteren Behandlungen.',
  waiting_one: '{{count}} Gast wartet an diesem Tag auf eine Zeit',
  waiting_other: '{{count}} Gäste warten an diesem Tag auf eine Zeit',
};
