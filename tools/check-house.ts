import type { HouseReport, Offenses } from './house/check.ts'
import { type Tree, reportsOfTrees } from './house/trees.ts'

/*
 * The rules of the house over server, web and contract; each offense is printed with the places where it stands.
 */

for (const [tree, report] of reportsOfTrees()) print(tree, report)

function print(tree: Tree, { rooms, edges, mutual, knots, offenses, places }: HouseReport): void {
  for (const kind of Object.keys(offenses) as (keyof Offenses)[]) {
    for (const offense of offenses[kind]) console.error(`${tree}: ${kind}: ${offense}\n  ${places.get(offense)!.join('\n  ')}`)
  }
  for (const knot of knots) console.error(`${tree}: each of these uses itself through the others: ${knot.join(', ')}`)
  if (knots.length > 0 || Object.values(offenses).some((found) => found.length > 0)) process.exitCode = 1
  const { foreignWrites, unpublishedReads } = offenses
  console.log(
    `${tree}: ${rooms} rooms, ${edges.length} edges, ${mutual.length} mutual, ${knots.length} cycles` +
      (tree === 'server' ? `, ${foreignWrites.length} foreign writes, ${unpublishedReads.length} unpublished reads` : ''),
  )
}
