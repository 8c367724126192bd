import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  /** The current choice, also shown while the section is closed. */
  value: ReactNode;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/**
 * An expandable part of a booking. A choice closes it and may open another; the focus then moves to
 * the header of the opened one, otherwise to its own.
 */
export function Section({ title, value, open, onToggle, children }: Props) {
  const id = useId();
  const header = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    if (open || content.current?.contains(document.activeElement)) header.current?.focus();
  }, [open]);

  return (
    <Accordion
      expanded={open}
      onChange={onToggle}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        ref={header}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
        expandIcon={<ExpandIcon />}
      >
        <Box>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
          <Typography
            component="div"
            sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {value}
          </Typography>
        </Box>
      </AccordionSummary>
      {/* On the smallest phones the calendar needs the full width. */}
      <AccordionDetails ref={content} sx={{ px: { xs: 0.5, sm: 2 } }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}
