/** The words and links of every file that git knows; exit code 1 when one is wrong. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenLinks } from './check-links';
import { checkWords } from './check-words';
import { parseGlossary } from './glossary';
import { readingsOf } from './readings';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const glossary = parseGlossary(read('docs/glossary.md'));
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]s|tsx|md|json)$/.test(file) && existsSync(join(root, file)));

let wrong = 0;
const tell = (line: string) => {
  wrong += 1;
  console.log(line);
};
for (const file of files) {
  const content = read(file);
  for (const reading of readingsOf(file, content)) {
    for (const { line, found, instead } of checkWords(reading, glossary)) {
      tell(`${file}:${line}  "${found}": ${instead}`);
    }
  }
  if (file.endsWith('.md')) {
    const repository = { has: (path: string) => existsSync(join(root, path)), read };
    for (const link of brokenLinks(file, content, repository))
      tell(`${file}  broken link: ${link}`);
  }
}
if (wrong > 0) {
  console.log(`${wrong} to put right. The words are those of docs/glossary.md.`);
  process.exitCode = 1;
}
