import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Written } from '../../markdown/module.mjs';

/** The Markdown files of a language, by their path below it. */
export const contentFiles = (language: Written = 'en'): string[] =>
  readdirSync(resolve(__dirname, '../content', language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort();
