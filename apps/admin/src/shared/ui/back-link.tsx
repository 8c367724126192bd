import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  label: string;
}

/** The way back to the list, above the title of one of its rows. */
export const BackLink = ({ to, label }: Props) => (
  <Button
    component={Link}
    to={to}
    size="small"
    startIcon={<BackIcon />}
    sx={{ mb: 0.5, ml: -1, displayPrint: 'none' }}
  >
    {label}
  </Button>
);
