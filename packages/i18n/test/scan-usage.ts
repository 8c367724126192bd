import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One place in the sources that asks for a text. */
export interface Usage {
  file: string;
  line: number;
  /**
   * The key as written, without its area; `level.*` for a template whose middle is only known at
   * run time.
   */
  key: string;
  /** Where it may be found; empty when the code does not say. */
  areas: readonly string[];
}

export interface FileUsage {
  calls: Usage[];
  /** Every text constant of the file; a key in a table of constants is found among them. */
  literals: ReadonlySet<string>;
}

/** Functions that give a translator of a fixed area, beside `useTranslation` of react-i18next. */
const translatorFactories: Readonly<Record<string, string>> = { messageTexts: 'messages' };

/** Every source file under a folder that ends up in the product. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|spec|d)\.tsx?$/.test(name))
    .filter((name) => !/(^|\/)(testing|dist|node_modules)\//.test(name))
    .map((name) => join(folder, name));
}

export function scanFile(file: string): FileUsage {
  return scanSource(file, readFileSync(file, 'utf8'));
}

/** Finds the keys in a source text: `t('…')` by its translator's area, and `i18nKey="…"`. */
export function scanSource(file: string, text: string): FileUsage {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const calls: Usage[] = [];
  const literals = new Set<string>();
  const scopes: Map<string, Translator>[] = [new Map()];

  const add = (node: ts.Node, key: string, translator: Translator) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const [area, path] = key.includes(':') ? splitKey(key) : [undefined, translator.prefix + key];
    calls.push({ file, line, key: path, areas: area ? [area] : translator.areas });
  };

  const visit = (node: ts.Node): void => {
    const opensScope = ts.isFunctionLike(node) || ts.isBlock(node);
    if (opensScope) scopes.push(new Map());
    const scope = scopes.at(-1);
    for (const [name, translator] of declaredTranslators(node)) scope?.set(name, translator);
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    if (ts.isCallExpression(node)) {
      const translator = calledTranslator(node, scopes);
      const argument = node.arguments[0];
      if (translator && argument) {
        for (const key of keysOf(argument)) add(node, key, translator);
      }
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey' && node.initializer) {
      const value = ts.isJsxExpression(node.initializer)
        ? node.initializer.expression
        : node.initializer;
      if (value) for (const key of keysOf(value)) add(node, key, { areas: [], prefix: '' });
    }
    ts.forEachChild(node, visit);
    if (opensScope) scopes.pop();
  };
  visit(source);
  return { calls, literals };
}

interface Translator {
  areas: readonly string[];
  prefix: string;
}

/** The translators that a declaration brings in: from a hook, a factory, or a typed parameter. */
function declaredTranslators(node: ts.Node): [string, Translator][] {
  if (ts.isVariableDeclaration(node) && node.initializer) {
    const translator = producedTranslator(node.initializer);
    return translator ? boundNames(node.name).map((name) => [name, translator]) : [];
  }
  if (ts.isParameter(node) && node.type && ts.isTypeReferenceNode(node.type)) {
    const [argument] = node.type.typeArguments ?? [];
    if (node.type.typeName.getText() !== 'TFunction') return [];
    const areas = argument ? stringsOf(argument) : ['common'];
    return boundNames(node.name).map((name) => [name, { areas, prefix: '' }]);
  }
  return [];
}

function producedTranslator(expression: ts.Expression): Translator | undefined {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  if (!ts.isCallExpression(call)) return undefined;
  const name = calledName(call);
  const factoryArea = translatorFactories[name];
  if (factoryArea) return { areas: [factoryArea], prefix: '' };
  if (name !== 'useTranslation') return undefined;
  const [area, options] = call.arguments;
  const prefix = options ? keyPrefix(options) : '';
  return { areas: area ? stringsOf(area) : ['common'], prefix };
}

function keyPrefix(options: ts.Expression): string {
  if (!ts.isObjectLiteralExpression(options)) return '';
  for (const property of options.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === 'keyPrefix') {
      const [prefix] = stringsOf(property.initializer);
      if (prefix) return `${prefix}.`;
    }
  }
  return '';
}

/** The translator that a call asks, e.g. of `t('…')` or `i18n.t('…')`. */
function calledTranslator(
  call: ts.CallExpression,
  scopes: readonly Map<string, Translator>[],
): Translator | undefined {
  if (ts.isCallExpression(call.expression)) return producedTranslator(call.expression);
  const name = calledName(call);
  if (ts.isIdentifier(call.expression)) {
    const known = scopes.findLast((scope) => scope.has(name))?.get(name);
    // A translator handed over as a prop or an argument: its area is not written here.
    return known ?? (name === 't' ? { areas: [], prefix: '' } : undefined);
  }
  return name === 't' ? { areas: [], prefix: '' } : undefined;
}

function calledName(call: ts.CallExpression): string {
  const callee = call.expression;
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}

/** Names that become translators: `t`, `{ t }`, `{ t: say }`, `[t]`. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => {
    if (ts.isOmittedExpression(element) || !ts.isIdentifier(element.name)) return [];
    const source = element.propertyName?.getText() ?? element.name.text;
    return source === 't' ? [element.name.text] : [];
  });
}

/** The keys that an argument can be; a variable gives none, its values are found as literals. */
function keysOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [[node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('*')];
  }
  if (ts.isConditionalExpression(node)) {
    return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(keysOf);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  if (ts.isBinaryExpression(node)) return [...keysOf(node.left), ...keysOf(node.right)];
  return [];
}

/** Every text constant in a node, be it a value or a type. */
function stringsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...stringsOf(child));
  });
  return found;
}

function splitKey(key: string): [string, string] {
  const colon = key.indexOf(':');
  return [key.slice(0, colon), key.slice(colon + 1)];
}
