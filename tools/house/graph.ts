/** Who uses whom: `from` needs `to`. */
export type Edge = { readonly from: string; readonly to: string }

export function nameOf({ from, to }: Edge): string {
  return `${from} -> ${to}`
}

/** Pairs that use each other, each once. */
export function mutualPairs(edges: readonly Edge[]): string[] {
  const names = new Set(edges.map(nameOf))
  return edges.filter(({ from, to }) => from < to && names.has(nameOf({ from: to, to: from }))).map(({ from, to }) => `${from} <-> ${to}`)
}

/** Groups of which each member reaches every other one, the largest first (Tarjan). */
export function knotsOf(edges: readonly Edge[]): string[][] {
  const targets = Map.groupBy(edges, ({ from }) => from)
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const knots: string[][] = []
  const visit = (node: string) => {
    index.set(node, index.size)
    low.set(node, index.get(node)!)
    open.push(node)
    for (const { to } of targets.get(node) ?? []) {
      if (!index.has(to)) visit(to)
      if (open.includes(to)) low.set(node, Math.min(low.get(node)!, low.get(to)!))
    }
    if (low.get(node) !== index.get(node)) return
    const knot = open.splice(open.indexOf(node))
    if (knot.length > 1) knots.push(knot.sort())
  }
  for (const node of new Set(edges.flatMap(({ from, to }) => [from, to]))) if (!index.has(node)) visit(node)
  return knots.sort((a, b) => b.length - a.length)
}
