export const treatment = {
  unknownGuest: 'Ospite sconosciuto',
  taken: '{{what}}: occupato {{time}}, {{who}}',
};
