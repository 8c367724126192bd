/** `XMLHttpRequest` for tests: what it sends goes through `fetch`, which `mockHttp` answers. */
class MockUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  #path = '';
  status = 0;
  responseText = '';

  open(_method: string, path: string): void {
    this.#path = path;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  async send(file: File): Promise<void> {
    const half = { lengthComputable: true, loaded: file.size / 2, total: file.size };
    this.upload.dispatchEvent(new ProgressEvent('progress', half));
    try {
      const url = new URL(this.#path, location.origin);
      const headers = this.#headers;
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(file.name) });
      this.responseText = await answer.text();
      this.status = answer.status;
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}

/** Sends uploads through the mocked network; `mockHttp` sees the file's name as their body. */
export function mockUploads(): void {
  jest
    .spyOn(globalThis, 'XMLHttpRequest')
    .mockImplementation(() => new MockUpload() as unknown as XMLHttpRequest);
}
