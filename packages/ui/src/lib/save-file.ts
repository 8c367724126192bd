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
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
