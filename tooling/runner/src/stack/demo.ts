/** What `npm start` prints: where each audience goes, and with which account of the demo. */
export function welcome(url: string): string {
  const vendorUrl = url.replace('://', '://fjord.');
  const rows: [string, string, string][] = [
    ['Visitors', `${url}/`, ''],
    ['Guests', `${url}/activity-hub/fjord`, 'guest@fjord.example'],
    ['', vendorUrl, 'the same, on the address of the venue'],
    ['', `${url}/activity-hub/bakken`, 'guest@bakken.example'],
    ['Staff', `${url}/login`, 'employee@fjord.example  admin@fjord.example'],
    ['', '', 'owner@fjord.example  system@fjord.example'],
    ['', '', 'owner@bakken.example'],
    ['Developers', `${url}/open-api`, ''],
  ];
  const width = Math.max(...rows.map(([, address]) => address.length));
  return [
    '',
    ...rows.map(([who, address, account]) =>
      `  ${who.padEnd(12)}${address.padEnd(width + 3)}${account}`.trimEnd(),
    ),
    '',
    '  The password of every demo account is demo-password-1',
    '  Ctrl-C stops everything',
    '',
  ].join('\n');
}
