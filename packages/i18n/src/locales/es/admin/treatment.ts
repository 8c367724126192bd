export const treatment = {
  unknownGuest: 'Cliente desconocido',
  taken: '{{what}}: ocupado {{time}}, {{who}}',
};
