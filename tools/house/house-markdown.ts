import { type HouseReport } from './check.ts'
import { LAYERS } from './rooms.ts'

/** The layers as a picture, and which room uses which, in server, web and contract. */
export function houseMarkdown(reports: ReadonlyMap<string, HouseReport>): string {
  const parts = [...reports].map(([tree, report]) => treeMarkdown(tree, report))
  return `# The house\n\nMade from the sources by \`npm run generate\`: every import and every table and function that is named in SQL.\n\n${parts.join('\n')}`
}

function treeMarkdown(tree: string, { edges, rooms }: HouseReport): string {
  const layerEdges = Map.groupBy(
    edges.map(({ from, to }) => ({ from: layerOf(from), to: layerOf(to) })).filter(({ from, to }) => from !== to),
    ({ from, to }) => `${from} --> ${to}`,
  )
  const used = new Set(edges.flatMap(({ from, to }) => [layerOf(from), layerOf(to)]))
  const layers = LAYERS.filter(({ name }) => used.has(name)).map(({ name }) => `  ${name}`)
  const arrows = [...layerEdges].map(([arrow, both]) => `  ${arrow.replace('-->', `-->|${both.length}|`)}`).sort()
  const usedBy = Map.groupBy(edges, ({ from }) => from)
  const rows = [...usedBy].map(([from, targets]) => `| ${from} | ${targets.map(({ to }) => to).join(', ')} |`)
  return `## ${tree}

${rooms} rooms, ${edges.length} edges. The arrows between layers carry how many rooms use which.

\`\`\`mermaid
flowchart BT
${[...layers.toReversed(), ...arrows].join('\n')}
\`\`\`

| room | uses |
|---|---|
${rows.join('\n')}
`
}

function layerOf(room: string): string {
  return room.split('/')[0]!
}
