import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(import.meta.url);
const LOCALES = resolve(import.meta.dirname, '../../i18n/src/locales');

/**
 * The product's texts of an area such as `admin`, from their source.
 *
 * @param {import('./module.mjs').Written} language
 * @returns {import('./labels.mjs').TextsOf}
 */
export const textsIn = (language) => (area) => {
  const { require: requireTypescript } = require('tsx/cjs/api');
  const file = area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return requireTypescript(resolve(LOCALES, language, `${file}.ts`), import.meta.url)[area];
};

/**
 * Puts labels where a text names them, as `{{admin:nav.seating}}`, so that help calls a button what the
 * button says.
 *
 * @param {string} text
 * @param {import('./labels.mjs').TextsOf} textsOf
 * @throws for a key that the product does not have
 */
export const fillLabels = (text, textsOf) =>
  text.replace(/\{\{(\w+):([\w.-]+)\}\}/g, (_, area, key) => {
    const label = key.split('.').reduce((part, name) => part?.[name], textsOf(area));
    if (typeof label !== 'string') throw new Error(`The product has no text ${area}:${key}`);
    return label;
  });
