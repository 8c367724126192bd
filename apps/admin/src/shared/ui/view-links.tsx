import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Link, useLocation } from 'react-router-dom';

interface Props {
  label: string;
  views: readonly { to: string; label: string }[];
  /** What the next view keeps of this one: the query of the address. */
  search: string;
}

/** Between views of the same thing. */
export function ViewLinks({ label, views, search }: Props) {
  const { pathname } = useLocation();
  // what is open at the side stays open, with everything that was typed
  const allowNext = useUnsavedGuard(false);
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ flex: { xs: '1 1 auto', sm: 'none' }, displayPrint: 'none' }}
    >
      <ButtonGroup
        sx={{ width: { xs: 1, sm: 'auto' }, '& > a': { flex: { xs: 'auto', sm: 'none' } } }}
      >
        {views.map((view) => {
          const isShown = pathname === view.to;
          return (
            <Button
              key={view.to}
              component={Link}
              to={{ pathname: view.to, search }}
              onClick={allowNext}
              aria-current={isShown ? 'page' : undefined}
              sx={{
                minHeight: 44,
                px: { xs: 1, sm: 1.5 },
                fontSize: { xs: '0.8125rem', sm: '0.875rem' },
                ...(isShown && { backgroundColor: 'action.selected', fontWeight: 700 }),
              }}
            >
              {view.label}
            </Button>
          );
        })}
      </ButtonGroup>
    </Box>
  );
}
