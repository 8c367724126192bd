/** Excel takes a file of CSV that does not begin with it for one of the machine's old code page: Ås becomes Ã…s. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: string, content: string): void {
  // reading an answer as text has taken the mark off that the server wrote
  const text =
    type.startsWith('text/csv') && !content.startsWith(BYTE_ORDER_MARK)
      ? BYTE_ORDER_MARK + content
      : content;
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
