import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { DropPreview } from '../../lib/drop-preview';
import type { Table } from '../../lib/room';

interface Props {
  table: Pick<Table, 'radius' | 'rotation'>;
  section: string | undefined;
  preview?: DropPreview | undefined;
}

const colorOf = (theme: Theme, kind: DropPreview['kind']) => {
  const { success, warning, error } = theme.vars.palette;
  if (kind === 'fits') return success.main;
  if (kind === 'nothing') return undefined;
  return kind === 'taken' || kind === 'blocked' ? error.main : warning.main;
};

/** The table itself, turned as it stands; what is written on it stays upright. */
export function TableFace({ table, section, preview }: Props) {
  return (
    <Box
      component="span"
      aria-hidden
      className="face"
      sx={(theme) => {
        const color = preview && colorOf(theme, preview.kind);
        return {
          position: 'absolute',
          inset: 0,
          // stays below 3:1 for nobody: the frame is decoration beside the words
          ...(section && { boxShadow: `inset 0 4px 0 ${section}` }),
          ...(color && { boxShadow: `0 0 0 3px ${color}` }),
          ...(preview?.kind === 'nothing' && { opacity: 0.4 }),
        };
      }}
      style={{ borderRadius: `${table.radius}%`, transform: `rotate(${table.rotation}deg)` }}
    />
  );
}
