/** Opens a street address or coordinates in the map of the phone, or of the browser. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
