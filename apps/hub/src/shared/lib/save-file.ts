interface TextFile {
  name: string;
  /** MIME type, without its charset. */
  type: string;
  content: string;
}

/** How long the browser may take to begin with the file, in milliseconds. */
const KEPT_MS = 60_000;

/** Hands a text to the browser as a file to save or open. */
export function saveFile({ name, type, content }: TextFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
