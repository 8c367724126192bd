export const treatment = {
  unknownGuest: 'Unbekannter Gast',
  taken: '{{what}} ist {{time}} belegt: {{who}}',
};
