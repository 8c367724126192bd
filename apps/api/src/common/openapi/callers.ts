export interface Called {
  description?: string;
  security?: readonly object[];
  'x-audience'?: string;
  'x-least-level'?: number;
  'x-key-scope'?: string;
}

/** Puts who may call an operation, which only its extensions say, into its description. */
export function describeCallers(operation: Called): void {
  operation.description = [operation.description, callersOf(operation)]
    .filter(Boolean)
    .join('\n\n');
}

function callersOf(operation: Called): string {
  if (!operation.security?.length) return 'For everyone, without signing in.';
  const scope = operation['x-key-scope'];
  const partners = scope ? `, and for partners with the scope \`${scope}\`` : '';
  switch (operation['x-audience']) {
    case 'staff': {
      const level = operation['x-least-level'] ?? 1;
      return `For staff${level > 1 ? ` from level ${level} up` : ''}${partners}.`;
    }
    case 'guest':
      return `For guests${partners}.`;
    default:
      return `For everyone who is signed in${partners}.`;
  }
}
