import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The names of the steps, in order. */
  steps: readonly string[];
  current: string;
}

/**
 * The position among the steps: all of them by name if there is room, the current one on a phone.
 */
export function StepTrail({ steps, current }: Props) {
  const { t } = useTranslation('hub');
  const position = steps.indexOf(current);

  return (
    <>
      <Box
        component="ol"
        aria-label={t('newActivity.steps.label')}
        sx={{ display: 'flex', gap: { xs: 0.5, md: 1 }, m: 0, mt: 2, p: 0, listStyle: 'none' }}
      >
        {steps.map((step, index) => (
          <Box
            component="li"
            key={step}
            aria-current={step === current ? 'step' : undefined}
            sx={(theme) => ({
              flex: 1,
              minWidth: 0,
              pt: { xs: 0, md: 1 },
              typography: 'caption',
              fontWeight: step === current ? 650 : 500,
              color: step === current ? 'text.primary' : 'text.secondary',
              borderTop: `3px solid ${
                index <= position ? theme.vars.palette.primary.main : theme.vars.palette.divider
              }`,
            })}
          >
            <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
              {step}
            </Box>
            <VisuallyHidden>{step}</VisuallyHidden>
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{ display: { md: 'none' }, mt: 1, typography: 'caption', color: 'text.secondary' }}
      >
        {t('booking.steps.progress', { position: position + 1, total: steps.length })}
      </Box>
    </>
  );
}
