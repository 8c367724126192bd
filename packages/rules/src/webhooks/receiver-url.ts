const SECURE_PORTS = ['', '443'];
/** Below are mail and other old services, which a request must not be aimed at. */
const FIRST_FREE_PORT = 1024;

/**
 * Whether messages can be sent to an address, as far as it says by itself. http is let through for receivers that an
 * installation allows in its own network; anywhere else it is refused at each delivery.
 */
export function isReceiverUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hash } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  if (username !== '' || password !== '' || hash !== '') return false;
  return SECURE_PORTS.includes(port) || Number(port) >= FIRST_FREE_PORT;
}
