import FiltersIcon from '@mui/icons-material/TuneRounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Not everybody is shown: the button says so, and it starts unfolded. */
  isFiltering: boolean;
  /** The button beside it. */
  beside: ReactNode;
  /** Stays in view above the folded filters. */
  days: ReactNode;
  children: ReactNode;
}

/** What a phone has no room for before it is asked for. */
export function FoldedFilters({ isFiltering, beside, days, children }: Props) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(isFiltering);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        aria-label={t('listBookings.filters')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{
          minWidth: 44,
          minHeight: 44,
          p: 0,
          ...(isOpen && { backgroundColor: 'action.selected' }),
        }}
      >
        <Badge color="warning" variant="dot" invisible={!isFiltering}>
          <FiltersIcon fontSize="small" />
        </Badge>
      </Button>
      {beside}
      {days}
      {isOpen && (
        <Box id={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, width: 1 }}>
          {children}
        </Box>
      )}
    </>
  );
}
