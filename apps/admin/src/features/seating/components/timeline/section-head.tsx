import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NAMES_WIDTH } from '../../lib/timeline/layout';
import { heightOf, type TimelineRow } from '../../lib/timeline/timeline-rows';

interface Props {
  row: Extract<TimelineRow, { kind: 'section' }>;
  top: number;
}

/** The section of the tables below. */
export function SectionHead({ row, top }: Props) {
  const { t } = useTranslation('seating');
  return (
    <Box
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        display: 'flex',
        alignItems: 'end',
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
      style={{ transform: `translateY(${top}px)`, height: heightOf(row) }}
    >
      <Box
        sx={{
          position: 'sticky',
          left: 0,
          minWidth: NAMES_WIDTH,
          whiteSpace: 'nowrap',
          px: 1,
          pb: 0.25,
          fontSize: 12,
          fontWeight: 600,
          color: 'text.secondary',
        }}
      >
        {row.section?.name ?? t('timeline.noSection')}
      </Box>
    </Box>
  );
}
