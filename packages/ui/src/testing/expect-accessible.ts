import axe from 'axe-core';

/** Rules that need a layout, which jsdom has not; the browser tests run them. */
const needLayout = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
/** Rules about whole pages, when a part of one is tested. */
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title'];

/** Fails with what axe finds wrong in the document, dialogs and menus outside the container included. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  const rules = Object.fromEntries(
    [...needLayout, ...ofPages].map((rule) => [rule, { enabled: false }]),
  );
  const { violations } = await axe.run(root, {
    rules,
    // what passes is not reported, and nobody reads where an element stands: its markup says which it is
    resultTypes: ['violations'],
    selectors: false,
  });
  const found = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ html }) => html),
  }));
  expect(found).toEqual([]);
}
