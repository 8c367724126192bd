/**
 * Renders the drawings in demo-pictures/ to the files that an upload of them would have become, so that the demo
 * has its pictures at once: encoding them takes a minute. Draws only what has changed; run it after drawing.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeFiles } from '../src/modules/media/files/make-files';
import { readPicture } from '../src/modules/media/files/read-picture';

const folder = join(import.meta.dirname, '..', 'demo-pictures');
const list = join(folder, 'rendered.json');

// the API reads no SVG; these are our own
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const known = JSON.parse(await readFile(list, 'utf8').catch(() => '{}'));
const rendered: Record<string, unknown> = {};
const drawings = (await readdir(folder, { recursive: true })).filter((name) =>
  name.endsWith('.svg'),
);
for (const drawing of drawings.sort()) {
  const key = drawing.replace(/\.svg$/, '');
  const svg = await readFile(join(folder, drawing));
  const drawn = createHash('sha256').update(svg).digest('hex');
  rendered[key] = known[key]?.drawn === drawn ? known[key] : await render(key, svg, drawn);
}
await writeFile(list, `${JSON.stringify(rendered, null, 2)}\n`);

async function render(key: string, svg: Buffer, drawn: string) {
  const target = join(folder, 'rendered', key);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const upload = await sharp(svg).png().toBuffer();
  const read = await readPicture(upload);
  const files: string[] = [];
  for await (const { width, format, bytes } of makeFiles(upload, read.width)) {
    files.push(`${width}.${format}`);
    await writeFile(join(target, `${width}.${format}`), bytes);
  }
  return { drawn, ...read, files };
}
