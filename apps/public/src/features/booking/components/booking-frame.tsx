import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PAGE_TITLE } from '../../../shared/embedding/embedding';
import { type Step, steps } from '../lib/steps';

interface Props {
  /** Where everything is that can be booked; undefined where there is one thing only. */
  list: { to: string; label: string } | undefined;
  title: string;
  description?: string | undefined;
  step?: Step;
  children: ReactNode;
}

/** What is being booked, and which of the three screens this is. */
export function BookingFrame({ list, title, description, step, children }: Props) {
  const { t } = useTranslation('public');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // a new screen is announced by its heading; the first one is the page itself
    if (shown.current && step && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <>
      {list && (
        <Link component={RouterLink} to={list.to}>
          {list.label}
        </Link>
      )}
      <Typography
        id={PAGE_TITLE}
        variant="h1"
        sx={{ mt: 1, fontSize: { xs: '1.75rem', md: '2.25rem' }, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {description && step === 'when' && (
        <Typography sx={{ mt: 1, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
      {step && (
        <Typography
          ref={heading}
          tabIndex={-1}
          component="p"
          sx={{ mt: 2, color: 'text.secondary', outline: 'none' }}
        >
          {`${t('booking.progress', { position: steps.indexOf(step) + 1 })}: ${t(`booking.steps.${step}`)}`}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}>{children}</Box>
    </>
  );
}
