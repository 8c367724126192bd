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
};
