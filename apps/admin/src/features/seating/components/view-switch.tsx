import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../paths';

/** Between the plan (on a phone: the list) and the timeline of the same evening. */
export function ViewSwitch() {
  const { t } = useTranslation('seating');
  const { pathname, search } = useLocation();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  // what is open at the side stays open, with everything that was typed
  const allowNext = useUnsavedGuard(false);
  const views = [
    { to: paths.seating, label: t(isWide ? 'views.plan' : 'views.list') },
    { to: paths.seatingTimeline, label: t('views.timeline') },
  ];
  return (
    <Box
      component="nav"
      aria-label={t('views.label')}
      sx={{ flex: { xs: '1 1 auto', sm: 'none' }, displayPrint: 'none' }}
    >
      <ButtonGroup sx={{ width: { xs: 1, sm: 'auto' }, '& > a': { flex: { xs: 1, sm: 'none' } } }}>
        {views.map(({ to, label }) => {
          const isShown = pathname === to;
          return (
            <Button
              key={to}
              component={Link}
              to={{ pathname: to, search }}
              onClick={allowNext}
              aria-current={isShown ? 'page' : undefined}
              sx={{
                minHeight: 44,
                px: 1.5,
                ...(isShown && { backgroundColor: 'action.selected', fontWeight: 700 }),
              }}
            >
              {label}
            </Button>
          );
        })}
      </ButtonGroup>
    </Box>
  );
}
