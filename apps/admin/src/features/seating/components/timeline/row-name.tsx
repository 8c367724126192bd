import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NAMES_WIDTH } from '../../lib/timeline/layout';
import type { TimelineRow } from '../../lib/timeline/timeline-rows';

interface Props {
  row: Exclude<TimelineRow, { kind: 'section' }>;
  isActive: boolean;
  onPress: (anchor: HTMLElement) => void;
}

/** Which table a row is of, at the left however far it is scrolled; pressed, it says what can be done there. */
export function RowName({ row, isActive, onPress }: Props) {
  const { t } = useTranslation('seating');
  const table = row.kind === 'table' ? row.table : undefined;
  const section = row.kind === 'table' ? row.section : undefined;
  const seats = table && t('seats', { count: table.guestCount });
  const name = table?.name ?? t('list.noTable');
  return (
    <ButtonBase
      id={`row-${row.key}`}
      data-item="name"
      tabIndex={isActive ? 0 : -1}
      aria-label={[name, seats].filter(Boolean).join(', ')}
      aria-haspopup={table && 'menu'}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      sx={(theme) => ({
        position: 'sticky',
        left: 0,
        zIndex: 3,
        flex: 'none',
        width: NAMES_WIDTH,
        pl: 1,
        pr: 0.5,
        gap: 0.75,
        justifyContent: 'flex-start',
        textAlign: 'left',
        borderRight: 1,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: section && `inset 4px 0 0 ${section.color}`,
        '&.Mui-focusVisible': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: -3,
        },
      })}
    >
      {(table || (row.kind === 'unplaced' && row.isFirst)) && (
        <Typography component="span" noWrap sx={{ fontSize: 13, fontWeight: 600 }}>
          {name}
        </Typography>
      )}
      {table && (
        <Typography component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {table.guestCount}
        </Typography>
      )}
    </ButtonBase>
  );
}
