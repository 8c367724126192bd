import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  children: ReactNode;
  /** Leads to the step where it is chosen. */
  onChange?: () => void;
}

/** One thing that was chosen. */
export function OverviewLine({ label, children, onChange }: Props) {
  const { t } = useTranslation('hub');
  return (
    <div>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ display: 'flex', alignItems: 'center', gap: 1, m: 0 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            fontWeight: 550,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            '&::first-letter': { textTransform: 'uppercase' },
          }}
        >
          {children}
        </Box>
        {onChange && (
          <Button
            aria-label={`${t('booking.change')}: ${label}`}
            onClick={onChange}
            sx={{ my: -1, mr: -1 }}
          >
            {t('booking.change')}
          </Button>
        )}
      </Box>
    </div>
  );
}
