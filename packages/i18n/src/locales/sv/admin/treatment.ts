export const treatment = {
  unknownGuest: 'Okänd gäst',
  taken: '{{what}} är upptagen {{time}}: {{who}}',
};
