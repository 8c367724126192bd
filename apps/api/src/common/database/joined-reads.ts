import type { TenantScope } from '../context/request-context';

type Rows<V> = ReadonlyMap<string, V>;
type Query<V> = (scope: TenantScope, keys: readonly string[]) => Promise<Rows<V>>;

interface Turn<V> {
  readonly running: Promise<Rows<V>>;
  next?: { readonly keys: Set<string>; readonly rows: Promise<Rows<V>> };
}

/**
 * Lets those who ask while a query of their venue is running share the next one. Nobody joins a query that
 * has begun, so each gets what the database had after they asked; under load most round trips are saved.
 */
export class JoinedReads<V> {
  private readonly turns = new Map<string, Turn<V>>();

  constructor(private readonly query: Query<V>) {}

  /** May answer keys of others too. */
  read({ vendorId }: TenantScope, keys: readonly string[]): Promise<Rows<V>> {
    const turn = this.turns.get(vendorId);
    if (!turn) return this.run(vendorId, keys);
    turn.next ??= this.after(turn.running, vendorId);
    for (const key of keys) turn.next.keys.add(key);
    return turn.next.rows;
  }

  private run(vendorId: string, keys: Iterable<string>): Promise<Rows<V>> {
    const turn: Turn<V> = { running: this.query({ vendorId }, [...keys]) };
    this.turns.set(vendorId, turn);
    const end = () => {
      if (!turn.next) this.turns.delete(vendorId);
    };
    turn.running.then(end, end);
    return turn.running;
  }

  private after(running: Promise<Rows<V>>, vendorId: string) {
    const keys = new Set<string>();
    const run = () => this.run(vendorId, keys);
    return { keys, rows: running.then(run, run) };
  }
}
