const { createRequire } = require('node:module');

/**
 * Makes jsdom's getComputedStyle fast enough for role queries. For each element that a query looks at, jsdom
 * compiles and runs every selector of every style sheet, and Emotion adds a sheet per rule: a page of MUI has a
 * thousand. A rule can only match an element that has the class or the tag its last part names, which takes a
 * lookup to find out. What passes is matched by jsdom as before, so the computed styles stay the same.
 *
 * Load this before jest-environment-jsdom: jsdom keeps the function it finds when it loads.
 */
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = fromEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selector) =>
  typeof selector === 'string' &&
  targetsOf(selector).some((target) => mayMatch(element, target)) &&
  matchesDontThrow(element, selector);

const ATTRIBUTES = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
const INNERMOST_PARENTHESES = /\([^()]*\)/g;

/** @typedef {{ className?: string, tag?: string }} Target what an element needs to match a selector */

/** @type {Map<string, Target[]>} */
const knownTargets = new Map();

/** The class or tag that each alternative of a selector asks of the element itself. */
function targetsOf(selector) {
  let targets = knownTargets.get(selector);
  if (!targets) {
    targets = withoutArguments(selector).split(',').map(targetOf);
    knownTargets.set(selector, targets);
  }
  return targets;
}

/** Without attribute selectors and without what stands in parentheses, whose commas and spaces mean something else. */
function withoutArguments(selector) {
  let text = selector.replace(ATTRIBUTES, '');
  while (INNERMOST_PARENTHESES.test(text)) text = text.replace(INNERMOST_PARENTHESES, '');
  return text;
}

/** @returns {Target} empty where it cannot be told */
function targetOf(alternative) {
  const [compound] = alternative
    .trim()
    .split(/[\s>+~]+/)
    .slice(-1);
  if (compound.includes('\\')) return {};
  const className = /\.([^.:#]+)/.exec(compound)?.[1];
  const tag = /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase();
  return { className, tag };
}

function mayMatch(element, { className, tag }) {
  if (className) return classesOf(element).has(className);
  return !tag || element._localName.toLowerCase() === tag;
}

/** @type {Map<string, Set<string>>} */
const knownClasses = new Map();

function classesOf(element) {
  const attribute = element.getAttributeNS(null, 'class') ?? '';
  let classes = knownClasses.get(attribute);
  if (!classes) {
    classes = new Set(attribute.split(/\s+/));
    knownClasses.set(attribute, classes);
  }
  return classes;
}
