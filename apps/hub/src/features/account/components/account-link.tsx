import Link, { type LinkProps } from '@mui/material/Link';
import type { LinkProps as RouterLinkProps } from 'react-router-dom';

type Props = LinkProps & Partial<Pick<RouterLinkProps, 'to'>>;

/** A standalone link on an account page, tall enough for a thumb. */
export function AccountLink(props: Props) {
  return (
    <Link
      {...props}
      sx={{ display: 'inline-flex', alignItems: 'center', justifySelf: 'center', minHeight: 44 }}
    />
  );
}
