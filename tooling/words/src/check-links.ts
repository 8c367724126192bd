import { dirname, join } from 'node:path';

/** The relative links of a document that lead to no file of the repository, or to no heading of it. */
export function brokenLinks(
  file: string,
  markdown: string,
  repository: { has(path: string): boolean; read(path: string): string },
): string[] {
  const links = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return links.filter((link) => {
    if (/^(?:[a-z]+:|\/)/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path).replace(/\/$/, '');
    if (!repository.has(target)) return true;
    return anchor !== undefined && target.endsWith('.md')
      ? !anchorsOf(repository.read(target)).has(anchor)
      : false;
  });
}

/** As GitHub makes them of headings. */
const anchorsOf = (markdown: string) =>
  new Set(
    [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
