export const treatment = {
  unknownGuest: 'Ospite sconosciuto',
  taken: '{{what}}: occupato {{time}}, {{who}}',
  ofGuest: 'Trattamenti',
  noneOfGuest: 'Questo ospite non ha trattamenti.',
  failed: 'Impossibile caricare i trattamenti',
  type: 'Trattamento',
  therapists: 'Operatori',
  new: 'Nuovo trattamento',
  next: 'Prossimi trattamenti',
  noneLeft: 'Nessun altro trattamento in questo giorno.',
};
