export const treatment = {
  unknownGuest: 'Ukjent gjest',
  taken: '{{what}} er opptatt {{time}}: {{who}}',
};
