/**
 * Takes the texts that no source uses out of every language:
 * `node --import tsx packages/i18n/test/prune-unused.ts`, then format and look at the difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { languages } from '../src/languages';
import { baseKey } from './catalogue';
import { findProblems } from './find-problems';

async function prune(): Promise<void> {
  const { unused } = await findProblems();
  for (const area of new Set(unused.map((entry) => entry.area))) {
    const keys = new Set(unused.filter((entry) => entry.area === area).map(({ key }) => key));
    for (const language of languages) {
      const file = join(__dirname, '../src/locales', language, `${area}.ts`);
      writeFileSync(file, withoutKeys(readFileSync(file, 'utf8'), keys));
    }
    console.warn(`${area}: ${[...keys].join(', ')}`);
  }
}

/** Cuts properties out of the text of a file, and groups that are empty then. */
function withoutKeys(text: string, keys: ReadonlySet<string>): string {
  const source = ts.createSourceFile('texts.ts', text, ts.ScriptTarget.Latest, true);
  const cuts: [number, number][] = [];

  const isGone = (property: ts.ObjectLiteralElementLike, prefix: string): boolean => {
    if (!ts.isPropertyAssignment(property)) return false;
    const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
    const path = `${prefix}${name}`;
    const { initializer } = property;
    if (!ts.isObjectLiteralExpression(initializer)) return keys.has(baseKey(path));
    return initializer.properties.every((child) => isGone(child, `${path}.`));
  };

  const visit = (object: ts.ObjectLiteralExpression, prefix: string): void => {
    for (const property of object.properties) {
      if (isGone(property, prefix)) {
        const comma = text.slice(property.end).match(/^,?/)?.[0].length ?? 0;
        cuts.push([property.getFullStart(), property.end + comma]);
      } else if (
        ts.isPropertyAssignment(property) &&
        ts.isObjectLiteralExpression(property.initializer)
      ) {
        visit(property.initializer, `${prefix}${property.name.getText()}.`);
      }
    }
  };

  const findTexts = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) visit(node, '');
    else ts.forEachChild(node, findTexts);
  };
  findTexts(source);
  return cuts.reduceRight((kept, [start, end]) => kept.slice(0, start) + kept.slice(end), text);
}

void prune();
