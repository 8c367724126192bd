import AddIcon from '@mui/icons-material/AddRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Says what the rows are for; with it the label is a heading. */
  hint?: string;
  /** Of `useFieldArray`. */
  rows: readonly { id: string }[];
  addLabel: string;
  removeLabel: string | ((index: number) => string);
  /** As many rows as must stay. */
  least?: number;
  /** As many rows as there can be. */
  most?: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of a row, side by side where there is room. */
  children: (index: number) => ReactNode;
}

/** A list within a form: rows of fields that are added and taken away. */
export function FormRows(props: Props) {
  const { label, hint, rows, addLabel, removeLabel, onAdd, onRemove, children } = props;
  const { least = 0, most = Number.POSITIVE_INFINITY } = props;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {hint && (
        <>
          <Typography component="h2" variant="h6">
            {label}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{hint}</Typography>
        </>
      )}
      <Box
        component="ul"
        aria-label={label}
        sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {rows.map(({ id }, index) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
          >
            {children(index)}
            {rows.length > least && (
              <IconButton
                aria-label={typeof removeLabel === 'string' ? removeLabel : removeLabel(index)}
                onClick={() => onRemove(index)}
                sx={{ mt: 3 }}
              >
                <DeleteIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {rows.length < most && (
        <Button size="small" startIcon={<AddIcon />} sx={{ mt: 1 }} onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </Box>
  );
}
