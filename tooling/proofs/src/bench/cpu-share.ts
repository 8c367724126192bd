import type { Profiler } from 'node:inspector';

type Node = Profiler.ProfileNode;

/**
 * How much of the time that a process worked went into some of its files, and whatever these called: 0 to 1.
 * @param isMeant by the address of a file
 */
export function cpuShare(profile: Profiler.Profile, isMeant: (url: string) => boolean): number {
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<number, number>();
  for (const [index, id] of samples.entries()) {
    own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const sum = (node: Node, isInside: boolean, counts: (isInside: boolean) => boolean): number => {
    const inside = isInside || isMeant(node.callFrame.url);
    const isIdle = node.callFrame.functionName === '(idle)';
    const children = (node.children ?? []).flatMap((id) => byId.get(id) ?? []);
    return children.reduce(
      (total, child) => total + sum(child, inside, counts),
      !isIdle && counts(inside) ? (own.get(node.id) ?? 0) : 0,
    );
  };
  const [root] = nodes;
  if (!root) return 0;
  const worked = sum(root, false, () => true);
  return worked === 0 ? 0 : sum(root, false, (inside) => inside) / worked;
}
