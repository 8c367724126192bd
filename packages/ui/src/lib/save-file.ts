interface TextFile {
  name: string;
  /** MIME type, without its charset. */
  type: string;
  content: string;
}

/** Without it Excel reads a CSV file in the machine's legacy code page, and Ås becomes Ã…s. */
const BYTE_ORDER_MARK = '\uFEFF';

/** How long the browser may take to start the download, in milliseconds. */
const KEPT_MS = 60_000;

/** Offers a text to the user as a file to save or open. */
export function saveFile({ name, type, content }: TextFile): void {
  // Reading an answer as text strips the mark that the server wrote.
  const needsMark = type === 'text/csv' && !content.startsWith(BYTE_ORDER_MARK);
  const text = needsMark ? BYTE_ORDER_MARK + content : content;
  save(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** The same for a file that is no text. @param file each character of its content is a byte */
export function saveBytes({ name, type, content }: TextFile): void {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  save(name, new Blob([bytes], { type }));
}

function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
