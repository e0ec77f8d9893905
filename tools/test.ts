import { printTotal } from './run-step.ts'
import { partOf, runAllParts } from './test-parts.ts'

/*
 * `npm test` runs everything: what `check` does, then the server on a real database, generated files, and journeys in a
 * real browser. `npm test -- server leasing` runs a part, and of its files those that have one of the filters in their paths.
 */

const words = process.argv.slice(2)
const part = words.length > 0 ? partOf(words) : { run: runAllParts }
if (typeof part === 'string') {
  console.error(part)
  process.exitCode = 1
} else {
  printTotal(await part.run(words.slice(1)))
}
