export const treatment = {
  unknownGuest: 'Client inconnu',
  taken: '{{what}} : occupé {{time}}, {{who}}',
  ofGuest: 'Soins',
  noneOfGuest: 'Ce client n’a aucun soin.',
  failed: 'Impossible de charger les soins',
  type: 'Soin',
  therapists: 'Praticiens',
  new: 'Nouveau soin',
  next: 'Prochains soins',
  noneLeft: 'Plus de soins ce jour-là.',
};
