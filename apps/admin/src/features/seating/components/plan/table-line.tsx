interface Props {
  /** By which a small table leaves it out. */
  className: string;
  text: string;
}

/** One line on a table, cut where the table ends. */
export function TableLine({ className, text }: Props) {
  return <span className={`line ${className}`}>{text}</span>;
}
