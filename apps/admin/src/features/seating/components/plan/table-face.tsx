import type { Table } from '../../lib/room';

interface Props {
  table: Pick<Table, 'radius' | 'rotation'>;
  /** Color of its section. */
  section: string | undefined;
}

/** The table itself, turned as it stands; what is written on it stays upright. */
export function TableFace({ table: { radius, rotation }, section }: Props) {
  return (
    <span
      aria-hidden
      className="face"
      style={{
        position: 'absolute',
        inset: 0,
        borderRadius: `${radius}%`,
        ...(rotation !== 0 && { transform: `rotate(${rotation}deg)` }),
        ...(section && { boxShadow: `inset 0 4px 0 ${section}` }),
      }}
    />
  );
}
