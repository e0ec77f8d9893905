import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HouseReport, Offenses } from './house/check.ts'
import { type Tree, reportsOfTrees } from './house/trees.ts'
import { ROOT } from './run-step.ts'

/*
 * The rules of the house over server, web and contract. What offended when the rules came is listed, and the list may only
 * become shorter: `node tools/check-house.ts --shrink` takes out what is no more, `--where WORD` says where offenses stand.
 */

const KNOWN = join(ROOT, 'tools/house/known-offenses.json')
type Known = Record<Tree, Offenses>

const known = JSON.parse(readFileSync(KNOWN, 'utf8')) as Known
const reports = reportsOfTrees()
const [command, word = ''] = process.argv.slice(2)

if (command === '--where') for (const [, report] of reports) printPlaces(report, word)
else if (command === '--shrink')
  writeFileSync(
    KNOWN,
    `${JSON.stringify(Object.fromEntries([...reports].map(([tree, report]) => [tree, stillKnown(tree, report)])), null, 2)}\n`,
  )
else for (const [tree, report] of reports) compare(tree, report)

function compare(tree: Tree, { rooms, edges, mutual, knots, offenses, places }: HouseReport): void {
  for (const kind of kinds(offenses)) {
    for (const offense of offenses[kind].filter((one) => !known[tree][kind].includes(one))) {
      console.error(`${tree}: ${kind}: ${offense}\n  ${places.get(offense)!.join('\n  ')}`)
      process.exitCode = 1
    }
    for (const gone of known[tree][kind].filter((one) => !offenses[kind].includes(one))) {
      console.error(`${tree}: ${kind}: ${gone} is no more. Take it off the list: node tools/check-house.ts --shrink`)
      process.exitCode = 1
    }
  }
  const { foreignWrites, unpublishedReads } = offenses
  console.log(
    `${tree}: ${rooms} rooms, ${edges.length} edges, ${mutual.length} mutual, ${knots.length} cycles` +
      (tree === 'server' ? `, ${foreignWrites.length} foreign writes, ${unpublishedReads.length} unpublished reads` : ''),
  )
}

function stillKnown(tree: Tree, { offenses }: HouseReport): Offenses {
  const still = (kind: keyof Offenses) => known[tree][kind].filter((one) => offenses[kind].includes(one))
  return {
    foreignWrites: still('foreignWrites'),
    unpublishedReads: still('unpublishedReads'),
    upward: still('upward'),
    unpublishedImports: still('unpublishedImports'),
  }
}

function kinds(offenses: Offenses): (keyof Offenses)[] {
  return Object.keys(offenses) as (keyof Offenses)[]
}

function printPlaces({ places }: HouseReport, part: string): void {
  for (const [offense, where] of places) if (offense.includes(part)) console.log(`${offense}\n  ${where.join('\n  ')}`)
}
