import { languages } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Doors } from '../../features/home/components/doors';
import { Hero } from '../../features/home/components/hero';
import { Kinds } from '../../features/home/components/kinds';
import { Looks } from '../../features/home/components/looks';
import { PromiseBand } from '../../features/home/components/promise-band';
import { useOperator } from '../../features/operator/hooks/use-operator';
import { organisation } from '../../features/operator/lib/organisation';
import { usePageHead } from '../../shared/use-page-head';

export function Component() {
  const { t } = useTranslation('public');
  const description = t('home.lead');
  const { operator } = useOperator();
  const provider = operator ? organisation(operator) : undefined;
  usePageHead({
    title: undefined,
    description,
    languages,
    shown: useLanguage(),
    structured: {
      '@type': 'SoftwareApplication',
      name: 'Atrium',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      description,
      ...(provider && { provider }),
    },
  });
  return (
    <Box component="main" id="main" sx={{ overflow: 'clip' }}>
      <Hero />
      <Kinds />
      <PromiseBand />
      <Looks />
      <Doors />
    </Box>
  );
}
