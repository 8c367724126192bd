/** Where the browser tests find everything; another port where two runs share a machine. */
export const stackPort = Number(process.env.E2E_PORT ?? 4800);
export const stackUrl = `http://localhost:${stackPort}`;

/** The address of a venue's hub on its own subdomain. */
export const vendorUrl = (slug: string): string => `http://${slug}.localhost:${stackPort}`;
