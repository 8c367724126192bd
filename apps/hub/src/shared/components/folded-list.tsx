import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  /** What it is a list of. */
  label: string;
  /** What the button says. */
  action: (open: boolean) => string;
  /** List items. */
  children: ReactNode;
}

/** A list that is folded away until somebody asks for it. */
export function FoldedList({ label, action, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={label}>
      <Typography component="h2" sx={{ mt: 3 }}>
        <Button
          color="inherit"
          aria-expanded={open}
          aria-controls={id}
          endIcon={<ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!open)}
          sx={{ ml: -2 }}
        >
          {action(open)}
        </Button>
      </Typography>
      <Collapse in={open} id={id} unmountOnExit>
        <Stack component="ul" spacing={2} sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {children}
        </Stack>
      </Collapse>
    </section>
  );
}
