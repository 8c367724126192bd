import type { ReactNode } from 'react';

interface Props {
  /** By which a small table leaves it out. */
  className: string;
  text: string;
  /** Behind the text. */
  children?: ReactNode;
}

/** One line on a table, cut where the table ends. */
export function TableLine({ className, text, children }: Props) {
  return (
    <span className={`line ${className}`}>
      {text}
      {children}
    </span>
  );
}
