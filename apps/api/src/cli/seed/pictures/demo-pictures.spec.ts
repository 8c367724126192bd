import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@atrium/rules/texts/languages';
import { demoVenues } from '../demo/demo-venues';
import { type DemoPicture, demoPictures } from './demo-pictures';
import { DRAWINGS, renderedFile, renderedPictures } from './rendered-pictures';
import { picturesOf } from './venue-pictures';

const pictures = Object.keys(demoPictures) as DemoPicture[];

describe('the pictures of the demo', () => {
  it('are the drawings there are, each shown by a venue', () => {
    const drawn = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svg'))
      .map((name) => name.replace(/\.svg$/, ''));
    expect([...pictures].sort()).toEqual(drawn.sort());
    expect([...new Set(demoVenues.flatMap(picturesOf))].sort()).toEqual(drawn);
    for (const { slug, services } of demoVenues) {
      for (const service of services) {
        expect(service.pictures?.[0]?.split('/')[0]).toBe(slug);
      }
    }
  });

  it.each(pictures)(
    '%s is rendered as it is drawn, and described in every language',
    async (picture) => {
      const { drawn, width, files } = renderedPictures()[picture];
      const svg = readFileSync(join(DRAWINGS, `${picture}.svg`));
      // otherwise: npx tsx scripts/demo-pictures.mts
      expect(createHash('sha256').update(svg).digest('hex')).toBe(drawn);
      expect(files).toHaveLength(width > 640 ? 7 : 5);
      for (const file of files) {
        expect((await renderedFile(picture, file)).length).toBeGreaterThan(500);
      }
      expect(Object.keys(demoPictures[picture]).sort()).toEqual([...LANGUAGES].sort());
    },
  );
});
