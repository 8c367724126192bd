import fc from 'fast-check';
import { contrast, isOpaqueColor, nearestReadable } from './contrast';
import { type BrandScheme, resolveBranding } from './resolve-branding';
import type { VendorBranding } from './vendor-branding';

/** Every pair of colours that a screen puts on one another, with the ratio WCAG AA asks of it. */
function pairs(scheme: BrandScheme) {
  const { primary, background, text, signals, heading, link, inputBorder, card } = scheme;
  const { default: page, paper } = background;
  return [
    ['text on page', text.primary, page, 4.5],
    ['text on paper', text.primary, paper, 4.5],
    ['secondary text on page', text.secondary, page, 4.5],
    ['secondary text on paper', text.secondary, paper, 4.5],
    ['heading on page', heading, page, 4.5],
    ['link on paper', link, paper, 4.5],
    ['link on page', link, page, 4.5],
    ['button text', primary.contrastText, primary.main, 4.5],
    ['button on page', primary.main, page, 3],
    ['field border on paper', inputBorder, paper, 3],
    ['error on page', signals.error.main, page, 4.5],
    ['error on paper', signals.error.main, paper, 4.5],
    ['warning on page', signals.warning.main, page, 4.5],
    ['text on error', signals.error.contrastText, signals.error.main, 4.5],
    ['text on success', signals.success.contrastText, signals.success.main, 4.5],
    ['card text', card.text, card.background, 4.5],
  ] as const;
}

function unreadable(branding: VendorBranding): string[] {
  const { light, dark } = resolveBranding(branding);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs(scheme === 'light' ? light : dark)
      .filter(([, color, background, ratio]) => contrast(color, background) < ratio)
      .map(([what, color, background]) => `${scheme}: ${what}, ${color} on ${background}`),
  );
}

test('our own look is readable and has nothing to report', () => {
  expect(unreadable({})).toEqual([]);
  expect(resolveBranding({}).issues).toEqual([]);
});

test('whatever colours a venue chooses, every text can be read', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const style = fc.record({ backgroundColor: hex, color: hex, borderColor: hex });
  fc.assert(
    fc.property(
      fc.record({
        main: style,
        signup: style,
        title: style,
        input: style,
        buttonCTA: style,
        link: style,
      }),
      (branding) => {
        expect(unreadable(branding)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('a good colour is used as it is', () => {
  const { light, issues } = resolveBranding({
    main: { backgroundColor: '#FFFDF8', color: '#222222' },
    buttonCTA: { backgroundColor: '#7A1F3D', color: '#FFFFFF' },
  });
  expect(light.primary).toMatchObject({ main: '#7A1F3D', contrastText: '#FFFFFF' });
  expect(light.background.default).toBe('#FFFDF8');
  expect(issues).toEqual([]);
});

test('text that cannot be read becomes its nearest readable shade, and is reported', () => {
  const { light, issues } = resolveBranding({
    main: { backgroundColor: '#ffffff', color: '#dddddd' },
  });
  expect(contrast(light.text.primary, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(issues).toContainEqual({
    part: 'main',
    property: 'color',
    reason: 'low-contrast',
    given: '#dddddd',
    used: light.text.primary,
  });
});

test.each(['tomato', 'javascript:alert(1)', '#12', 'rgba(0, 0, 0, 0.2)', '}body{display:none'])(
  '%p is no colour for a theme: ours is used, and it is reported',
  (given) => {
    const { light, issues } = resolveBranding({ buttonCTA: { backgroundColor: given } });
    expect(light.primary.main).toBe(resolveBranding({}).light.primary.main);
    expect(issues).toMatchObject([{ part: 'buttonCTA', reason: 'invalid-color', given }]);
  },
);

test.each([
  [0, 0, 0],
  [24, 24, 0],
  [999, 32, 1],
  [-4, 0, 1],
])('a corner of %d pixels becomes %d', (given, used, reported) => {
  const { controlRadius, issues } = resolveBranding({ buttonCTA: { borderRadius: given } });
  expect(controlRadius).toBe(used);
  expect(issues).toHaveLength(reported);
});

test.each([
  ['#fff', true],
  ['#FFFFFF', true],
  ['rgb(1, 2, 3)', true],
  ['hsl(120, 50%, 50%)', true],
  ['#ffffff80', false],
  ['rgba(1, 2, 3, 0.5)', false],
  ['red', false],
  ['', false],
])('%p is an opaque colour: %p', (value, expected) => {
  expect(isOpaqueColor(value)).toBe(expected);
});

test('no shade reads on white and on black at 7 to 1', () => {
  expect(nearestReadable('#888888', ['#ffffff', '#000000'], 7)).toBeNull();
});
