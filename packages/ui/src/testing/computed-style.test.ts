/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
/** What role queries see: jsdom asks only for the rules that can match (tooling/jest/style-rules.cjs). */
const rule = (selector: string) => {
  const style = document.createElement('style');
  style.textContent = `${selector} { visibility: hidden; }`;
  document.head.append(style);
};

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <section class="outer"><p class="one  two" data-part="a, b" id="it">text</p></section>`;
});

const isHidden = () => {
  const element = document.getElementById('it') as HTMLElement;
  return getComputedStyle(element).visibility === 'hidden';
};

it.each([
  '.one',
  '.two',
  'p',
  '*',
  '#it',
  'p.one.two',
  '.missing, .two',
  '.outer p',
  '.outer > .one',
  '.outer>.one',
  '[data-part="a, b"]',
  '.one:not(.missing, .other .thing)',
  ':is(.one, .missing)',
  '.outer :not(div)',
  'p:first-child',
])('%s hides the element', (selector) => {
  rule(selector);
  expect(isHidden()).toBe(true);
});

it.each(['.missing', 'div', '.one.missing', '.missing p', '.one:not(.two)', '.one .two'])(
  '%s does not',
  (selector) => {
    rule(selector);
    expect(isHidden()).toBe(false);
  },
);

it('follows a class that is added', () => {
  rule('.late');
  expect(isHidden()).toBe(false);
  document.getElementById('it')?.classList.add('late');
  expect(isHidden()).toBe(true);
});
