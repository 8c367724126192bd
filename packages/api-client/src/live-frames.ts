/** A server-sent event. */
export interface LiveFrame {
  /** Absent for an event that nobody can come back to. */
  id?: string;
  /** @example booking.created */
  event: string;
  data: string;
}

/**
 * Takes whole frames off the front of what was read; what is left over waits for the rest of its frame.
 * Only what our API sends is understood: `\n` ends a line, comments keep the line open.
 */
export function takeFrames(text: string): { frames: LiveFrame[]; rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  const frames = parts.flatMap((part) => {
    const fields = new Map<string, string>();
    for (const line of part.split('\n')) {
      const [, name, value] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) fields.set(name, value);
    }
    const event = fields.get('event');
    if (event === undefined) return [];
    const id = fields.get('id');
    return [{ event, data: fields.get('data') ?? '', ...(id !== undefined && { id }) }];
  });
  return { frames, rest };
}
