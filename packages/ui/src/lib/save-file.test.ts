/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { saveBytes, saveFile } from './save-file';

/** jsdom's Blob has no arrayBuffer(), and reading it as text would hide the mark. */
const bytesOf = (blob: Blob): Promise<number[]> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(result instanceof ArrayBuffer ? [...new Uint8Array(result)] : []);
    };
    reader.readAsArrayBuffer(blob);
  });

afterEach(() => jest.restoreAllMocks());

const MARK = [0xef, 0xbb, 0xbf];

test.each([
  ['text/csv', 'Å', [...MARK, 0xc3, 0x85]],
  ['text/csv', 'a', [...MARK, 0x61]],
  ['text/csv', '\uFEFFa', [...MARK, 0x61]],
  ['text/calendar', 'a', [0x61]],
])(
  'a file of %s with %j has a byte order mark only if Excel needs one',
  async (type, text, wanted) => {
    const blobs: Blob[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    saveFile({ name: 'a', type, content: text });
    expect(await bytesOf(blobs[0] ?? new Blob())).toEqual(wanted);
  },
);

test('a file that is no text keeps its bytes', async () => {
  const blobs: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  saveBytes({ name: 'a.pdf', type: 'application/pdf', content: '%P\u00e9\u00ff\u0000' });
  expect(blobs[0]?.type).toBe('application/pdf');
  expect(await bytesOf(blobs[0] ?? new Blob())).toEqual([0x25, 0x50, 0xe9, 0xff, 0]);
});
