import { describeTags } from './tags';

const of = (...tags: string[]) => ({
  paths: Object.fromEntries(
    tags.map((tag, index) => [`/${index}`, { get: { tags: [tag], responses: {} } }]),
  ),
  tags: [] as { name: string; description?: string }[],
});

it('tags in use are named once, in order, with what they are about', () => {
  const document = of('spa', 'auth', 'spa');
  describeTags(document);
  expect(document.tags.map(({ name }) => name)).toEqual(['auth', 'spa']);
  expect(document.tags.every(({ description }) => description?.endsWith('.'))).toBe(true);
});

it('a tag that nobody has described fails the build', () => {
  expect(() => describeTags(of('moon'))).toThrow("Say in tags.ts what 'moon' is about.");
});
