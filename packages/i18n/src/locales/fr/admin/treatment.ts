export const treatment = {
  unknownGuest: 'Client inconnu',
  taken: '{{what}} : occupé {{time}}, {{who}}',
};
