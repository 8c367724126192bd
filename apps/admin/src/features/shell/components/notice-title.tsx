import Link from '@mui/material/Link';
import { Link as RouterLink, type To } from 'react-router-dom';

interface Props {
  /** Where staff can do something about it; absent: nowhere, or not they. */
  to: To | undefined;
  onClick: () => void;
  children: string;
}

export function NoticeTitle({ to, onClick, children }: Props) {
  if (!to) return children;
  return (
    <Link component={RouterLink} to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
