import { type BrandScheme, resolveBranding } from '@atrium/ui/theme/resolve-branding';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LookCard } from './look-card';
import { Section } from './section';

interface Look {
  venue: string;
  scheme: BrandScheme;
  /** Pixels. */
  radius: number;
}

function look(venue: string, page: string, button: string, borderRadius: number): Look {
  const { light, controlRadius } = resolveBranding({
    main: { backgroundColor: page },
    buttonCTA: { backgroundColor: button, borderRadius },
  });
  return { venue, scheme: light, radius: controlRadius };
}

/** Three venues through the same code that colours a venue's own hub. */
const looks = [
  look('Solvik', '#F4F1FA', '#5B3A8C', 24),
  look('Bakken', '#FBF3EE', '#9C3D2E', 4),
  look('Nordlys', '#10243E', '#FFC857', 12),
];

export function Looks() {
  const { t } = useTranslation('public');
  return (
    <Section title={t('home.looks.title')} text={t('home.looks.text')}>
      <Box
        aria-hidden
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
      >
        {looks.map(({ venue, scheme, radius }) => (
          <LookCard
            key={venue}
            venue={venue}
            activity={t('home.looks.activity')}
            action={t('home.looks.book')}
            scheme={scheme}
            radius={radius}
          />
        ))}
      </Box>
    </Section>
  );
}
