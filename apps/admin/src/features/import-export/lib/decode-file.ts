const BYTE_ORDER = { LE: [0xff, 0xfe], BE: [0xfe, 0xff] } as const;

/**
 * The text of a file. It says so where it is UTF-16, as a spreadsheet's 'Unicode text' is; what is no UTF-8 is
 * of a Windows program of western Europe: read as UTF-8 its Ås would come in as a question mark, for good.
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
