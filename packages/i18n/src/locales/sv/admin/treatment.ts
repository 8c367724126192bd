export const treatment = {
  unknownGuest: 'Okänd gäst',
  taken: '{{what}} är upptagen {{time}}: {{who}}',
  ofGuest: 'Behandlingar',
  noneOfGuest: 'Gästen har inga behandlingar.',
  failed: 'Behandlingarna kunde inte hämtas',
  type: 'Behandling',
  therapists: 'Terapeuter',
  new: 'Ny behandling',
  next: 'Nästa behandlingar',
  noneLeft: 'Inga fler behandlingar den här dagen.',
  waiting_one: '{{count}} gäst väntar på en tid den här dagen',
  waiting_other: '{{count}} gäster väntar på en tid den här dagen',
};
