import { jsonPieces } from './json-pieces';

async function* counted(taken: number[], length: number) {
  for (let n = 0; n < length; n += 1) {
    taken.push(n);
    yield { n };
  }
}

describe('JSON in pieces', () => {
  const whole = async (value: unknown) => {
    let text = '';
    for await (const piece of jsonPieces(value)) text += piece;
    return text;
  };

  it.each([
    ['text', 'a "b"\n'],
    ['nothing', null],
    ['an empty object', {}],
    ['lists in objects', { a: [1, { b: [] }], c: { d: 'é', e: false } }],
    ['a left out field', { a: undefined, b: 1 }],
    ['an instant', { at: new Date('2026-06-15T09:00:00Z') }],
  ])('is what JSON.stringify writes: %s', async (_name, value) => {
    expect(await whole(value)).toBe(JSON.stringify(value));
  });

  it('writes what is read item by item as a list', async () => {
    const items = () => counted([], 3);
    expect(JSON.parse(await whole({ before: 1, items: items(), after: 2 }))).toEqual({
      before: 1,
      items: [{ n: 0 }, { n: 1 }, { n: 2 }],
      after: 2,
    });
    expect(await whole({ none: counted([], 0) })).toBe('{"none":[]}');
  });

  it('reads no item before it is taken', async () => {
    const taken: number[] = [];
    const pieces = jsonPieces({ items: counted(taken, 1_000) });
    for (let n = 0; n < 4; n += 1) await pieces.next();
    expect(taken.length).toBeLessThanOrEqual(3);
    await pieces.return(undefined);
    expect(taken.length).toBeLessThanOrEqual(3);
  });

  it('fails where reading failed', async () => {
    async function* broken() {
      yield 1;
      throw new Error('gone');
    }
    await expect(whole({ items: broken() })).rejects.toThrow('gone');
  });
});
