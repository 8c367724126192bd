import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';

/*
 * The picture that a shared link to a page shows: the page's title and description in the colours and type
 * of the front page, in the size that social networks and messengers crop least.
 */
export const WIDTH = 1200;
export const HEIGHT = 630;

const spruce = '#0B2522';
const brass = '#DFB878';
const LOGO = new URL('../public/favicon.svg', import.meta.url);

const require = createRequire(import.meta.url);
const font = async (name, weight, file) => ({
  name,
  weight,
  style: 'normal',
  data: await readFile(file),
});
// satori reads woff, not the woff2 of the variable fonts that the apps load
const fonts = await Promise.all([
  font(
    'Newsreader',
    500,
    require.resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'),
  ),
  font(
    'Newsreader',
    500,
    require.resolve('@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff'),
  ),
  font('Figtree', 400, require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')),
  font(
    'Figtree',
    400,
    require.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
  ),
]);
const logo = `data:image/svg+xml;base64,${(await readFile(LOGO)).toString('base64')}`;

const box = (style, ...children) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const clamped = (lines) => ({ display: 'block', lineClamp: lines });

/** How large a title can be and still fit into three lines. */
const sizeOf = (title) => (title.length > 60 ? 64 : title.length > 30 ? 76 : 92);

/**
 * @param {{title: string, description: string, site: string}} page
 * @returns {Promise<Buffer>} a PNG of 1200 × 630
 */
export async function socialPicture({ title, description, site }) {
  const svg = await satori(
    box(
      {
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        backgroundColor: spruce,
        backgroundImage: 'linear-gradient(135deg, #184B44, #0B2522 70%)',
        borderBottom: `12px solid ${brass}`,
        color: '#FFFFFF',
      },
      box(
        { alignItems: 'center', gap: 20, fontFamily: 'Newsreader', fontSize: 44 },
        { type: 'img', props: { src: logo, width: 64, height: 64 } },
        site,
      ),
      box(
        { flexDirection: 'column', gap: 24 },
        box(
          {
            ...clamped(3),
            fontFamily: 'Newsreader',
            fontSize: sizeOf(title),
            lineHeight: 1.08,
            letterSpacing: '-0.01em',
          },
          title,
        ),
        box(
          {
            ...clamped(2),
            fontFamily: 'Figtree',
            fontSize: 32,
            lineHeight: 1.35,
            color: '#D6E7E3',
          },
          description,
        ),
      ),
    ),
    { width: WIDTH, height: HEIGHT, fonts },
  );
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 3 }).toBuffer();
}

/** Named by what it shows: a network keeps pictures by address, and must fetch a new one when it changes. */
export const nameOf = (page) =>
  `social-${createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 8)}.png`;
