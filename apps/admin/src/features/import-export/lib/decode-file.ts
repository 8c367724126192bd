const BYTE_ORDER = { LE: [0xff, 0xfe], BE: [0xfe, 0xff] } as const;

/**
 * Decodes a file. UTF-16, as in a spreadsheet's 'Unicode text', is marked; anything that is not
 * valid UTF-8 comes from Windows in western Europe, whose 'Å' would otherwise become a question
 * mark for good.
 */
export function decodeFile(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (begins(BYTE_ORDER.LE)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(BYTE_ORDER.BE)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
