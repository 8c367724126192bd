export const treatment = {
  unknownGuest: 'Ukjent gjest',
  taken: '{{what}} er opptatt {{time}}: {{who}}',
  ofGuest: 'Behandlinger',
  noneOfGuest: 'Denne gjesten har ingen behandlinger.',
  failed: 'Behandlingene kunne ikke hentes',
  type: 'Behandling',
  therapists: 'Terapeuter',
  new: 'Ny behandling',
  next: 'Neste behandlinger',
  noneLeft: 'Ingen flere behandlinger denne dagen.',
  waiting_one: '{{count}} gjest venter på en tid denne dagen',
  waiting_other: '{{count}} gjester venter på en tid denne dagen',
};
