const { createRequire } = require('node:module');

/**
 * Makes computed styles fast enough for role queries. For each element that a query looks at, jsdom compiles and runs
 * every selector of every style sheet, parses each property that applies, and does it all again for the next query;
 * Emotion adds a sheet per rule, and a page of MUI has a thousand. Here a rule is tried only on elements that have the
 * class or the tag its last part names, elements with the same rules share one declaration, and a computed style is
 * kept until the document changes, as jsdom keeps its declarations. What applies is decided by jsdom as before, so the
 * computed styles stay the same.
 *
 * Load this before jest-environment-jsdom: jsdom keeps the functions it finds when it loads.
 */
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));
const styleRules = fromEnvironment('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { matchesDontThrow } = fromEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const defaultStyleSheet = fromEnvironment('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { implForWrapper } = fromEnvironment('jsdom/lib/jsdom/living/generated/utils.js');
const { CSSStyleDeclaration } = fromJsdom('cssstyle');
const defaults = fromJsdom('rrweb-cssom').parse(defaultStyleSheet);

/** The rules of a document by what an element needs to match them, in the order in which they apply. */
class RuleIndex {
  sheets = [];
  sizes = [];
  rules = [];
  byClass = new Map();
  byTag = new Map();
  byNeither = [];

  constructor() {
    this.clear();
  }

  clear() {
    this.sheets.length = 0;
    this.sizes.length = 0;
    this.rules.length = 0;
    this.byClass.clear();
    this.byTag.clear();
    this.byNeither.length = 0;
    this.addRules(defaults);
  }

  /** Takes in what has been added to the document; begins again if anything else has changed. */
  update(sheets) {
    const isKept =
      this.sheets.length <= sheets.length &&
      this.sheets.every(
        (sheet, index) => sheets[index] === sheet && sheet.cssRules.length === this.sizes[index],
      );
    if (!isKept) this.clear();
    for (const sheet of sheets.slice(this.sheets.length)) {
      this.sheets.push(sheet);
      this.sizes.push(sheet.cssRules.length);
      this.addRules(sheet);
    }
  }

  addRules(sheet) {
    for (const rule of sheet.cssRules) {
      if (!rule.media) this.add(rule);
      else if (Array.prototype.includes.call(rule.media, 'screen')) {
        for (const inner of rule.cssRules) this.add(inner);
      }
    }
  }

  add(rule) {
    if (typeof rule.selectorText !== 'string') return;
    const place = this.rules.push(rule) - 1;
    for (const { className, tag } of targetsOf(rule.selectorText)) {
      if (className) addTo(this.byClass, className, place);
      else if (tag) addTo(this.byTag, tag, place);
      else this.byNeither.push(place);
    }
  }

  /** @returns the places of the rules that apply to an element, in order */
  matching(element) {
    const places = new Set(this.byNeither);
    for (const place of this.byTag.get(element._localName.toLowerCase()) ?? []) places.add(place);
    for (const className of classesOf(element)) {
      for (const place of this.byClass.get(className) ?? []) places.add(place);
    }
    return [...places]
      .filter((place) => matchesDontThrow(element, this.rules[place].selectorText))
      .sort((a, b) => a - b);
  }
}

function addTo(map, key, place) {
  const places = map.get(key);
  if (places) places.push(place);
  else map.set(key, [place]);
}

/** @type {WeakMap<object, RuleIndex>} */
const indexOfDocument = new WeakMap();

/** What jsdom keeps of a document's styles until the document changes. */
function cacheOf(document) {
  if (!document._styleCache) {
    document._styleCache = Object.assign(new WeakMap(), { computed: new WeakMap() });
    const index = indexOfDocument.get(document) ?? new RuleIndex();
    indexOfDocument.set(document, index);
    index.update(document.styleSheets._list);
  }
  return document._styleCache;
}

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  const cache = cacheOf(document);
  const known = cache.get(element);
  if (known) return known;
  const index = indexOfDocument.get(document);
  const styles = index.matching(element).map((place) => index.rules[place].style);
  const declaration = declarationOf([...styles, element.style]);
  cache.set(element, declaration);
  return declaration;
};

/** @type {Map<string, object>} */
const knownDeclarations = new Map();

/** The properties of several styles, later ones winning, as jsdom puts them together. */
function declarationOf(styles) {
  const key = styles.map(textOf).join('\n');
  let declaration = knownDeclarations.get(key);
  if (!declaration) {
    declaration = new CSSStyleDeclaration();
    for (const style of styles) {
      for (const property of Array.from(style)) {
        const value = style.getPropertyValue(property);
        if (value === 'unset') declaration.removeProperty(property);
        else declaration.setProperty(property, value, style.getPropertyPriority(property));
      }
    }
    knownDeclarations.set(key, declaration);
  }
  return declaration;
}

/** @type {WeakMap<object, string>} of rules, which do not change; an element's own style does */
const knownTexts = new WeakMap();

function textOf(style) {
  if (style instanceof CSSStyleDeclaration) return style.cssText;
  let text = knownTexts.get(style);
  if (text === undefined) {
    text = style.cssText;
    knownTexts.set(style, text);
  }
  return text;
}

/** Lets a window keep the computed style of an element until its document changes. */
exports.keepComputedStyles = (window) => {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudoElement) => {
    const impl = pseudoElement ? undefined : implForWrapper(element);
    if (!impl?._ownerDocument) return getComputedStyle(element, pseudoElement);
    const { computed } = cacheOf(impl._ownerDocument);
    let style = computed.get(impl);
    if (!style) {
      style = getComputedStyle(element);
      computed.set(impl, style);
    }
    return style;
  };
};

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
