import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Keys of the rows, in order. */
  keys: readonly string[];
  /** The grid columns of a row's fields and of its remove button. */
  columns: string | { xs: string; sm: string };
  /** The fields of a row. */
  children: (index: number) => ReactNode;
  addLabel: string;
  onAdd: () => void;
  removeLabel: (index: number) => string;
  canRemove?: (index: number) => boolean;
  onRemove: (index: number) => void;
}

/** A titled list of a stay's form: rows are added below and removed one by one. */
export function StayRows(props: Props) {
  const { title, keys, columns, children, addLabel, onAdd, removeLabel, onRemove } = props;
  const { canRemove = () => true } = props;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {keys.map((key, index) => (
          <Box
            key={key}
            sx={{ display: 'grid', gap: 1, alignItems: 'start', gridTemplateColumns: columns }}
          >
            {children(index)}
            <IconButton
              aria-label={removeLabel(index)}
              disabled={!canRemove(index)}
              onClick={() => onRemove(index)}
              sx={{ mt: 2.5 }}
            >
              <RemoveIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button size="small" startIcon={<AddIcon />} sx={{ mt: 1 }} onClick={onAdd}>
        {addLabel}
      </Button>
    </Box>
  );
}
