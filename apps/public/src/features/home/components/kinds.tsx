import MembershipsIcon from '@mui/icons-material/CardMembershipRounded';
import DropInIcon from '@mui/icons-material/DoorFrontOutlined';
import ActivitiesIcon from '@mui/icons-material/HikingRounded';
import StaysIcon from '@mui/icons-material/KingBedOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PRODUCT_SECTION } from './hero';
import { Section } from './section';

const kinds = [
  ['activities', ActivitiesIcon],
  ['stays', StaysIcon],
  ['memberships', MembershipsIcon],
  ['dropIn', DropInIcon],
] as const;

/** The kinds of things a venue can sell. */
export function Kinds() {
  const { t } = useTranslation('public');

  return (
    <Section id={PRODUCT_SECTION} title={t('home.kinds.title')} text={t('home.kinds.text')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          columnGap: { xs: 4, md: 5 },
          rowGap: { xs: 4, md: 6 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {kinds.map(([kind, Icon]) => (
          <Box
            component="li"
            key={kind}
            sx={{
              pt: 3,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Icon aria-hidden sx={{ fontSize: 30, color: 'primary.main' }} />
            <Typography variant="h4" component="h3" sx={{ mt: 1.5, mb: 0.75 }}>
              {t(`home.kinds.${kind}`)}
            </Typography>
            <Typography sx={{ color: 'text.secondary', maxWidth: '30rem' }}>
              {t(`home.kinds.${kind}Text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
