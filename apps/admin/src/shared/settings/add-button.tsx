import AddIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

type Props = { label: string } & ({ to: string } | { onClick: () => void });

/** Adds one of what a page lists: on a page of its own, or above the list. */
export function AddButton({ label, ...how }: Props) {
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      {...('to' in how ? { component: Link, to: how.to } : { onClick: how.onClick })}
    >
      {label}
    </Button>
  );
}
