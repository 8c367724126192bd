/** The demo accounts (README). */
export const password = 'demo-password-1';

export const accounts = {
  employee: 'employee@fjord.example',
  administrator: 'admin@fjord.example',
  owner: 'owner@fjord.example',
  system: 'system@fjord.example',
  guest: 'guest@fjord.example',
  otherVendorsOwner: 'owner@bakken.example',
} as const;

/** A person no other test uses. */
export function newPerson(firstname = 'Åshild') {
  // chance first: a test searches by how a name begins, and many are made in the same minute
  const mark = `${Math.floor(Math.random() * 1e9).toString(36)}${Date.now().toString(36)}`;
  return {
    firstname,
    lastname: `Prøve${mark.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
    email: `prove.${mark}@guests.example`,
    phone: '41234567',
    password: 'et langt passord 7',
  };
}
