import { checkSteps } from './check-steps.ts'
import { journeysStep } from './journeys-step.ts'
import { type StepResult, runStep } from './run-step.ts'
import { withSecondTry } from './second-try.ts'
import { vitestStep } from './vitest-step.ts'

/** What `npm test -- name filters…` runs alone. */
export type Part = {
  what: string
  /** Filters are parts of the paths of test files; a part without test files knows none. */
  run(filters: readonly string[]): Promise<StepResult[]>
  filtered: boolean
  /** Belongs to `npm run check`: all of these run at once, before the others. */
  quick: boolean
}

/** In the order in which `npm test` runs them. A new kind of tests is a row. */
export const PARTS: ReadonlyMap<string, Part> = new Map([
  ['checks', { what: 'types, lint, format, unused code, house, statements', run: checkSteps, filtered: false, quick: true }],
  ['unit', { ...vitestPart('unit tests', 'unit'), quick: true }],
  ['slow', vitestPart('slow tests without a database', 'slow')],
  ['server', withPatience(vitestPart('server tests', 'server'))],
  ['components', withPatience(vitestPart('component tests', 'browser'))],
  ['generated', { what: 'generated files are fresh', run: generatedSteps, filtered: false, quick: false }],
  ['chaos', { what: 'money and screenings, while apps and the database are killed', run: chaosSteps, filtered: false, quick: false }],
  [
    'journeys',
    withPatience({ what: 'browser journeys', run: async (filters) => [await journeysStep(filters)], filtered: true, quick: false }),
  ],
])

function vitestPart(name: string, project: string): Part {
  return { what: name, run: async (filters) => [await vitestStep(name, project, filters)], filtered: true, quick: false }
}

/** For parts of programs that wait for each other on a machine whose cores others use, too. */
function withPatience(part: Part): Part {
  return { ...part, run: async (filters) => Promise.all((await part.run(filters)).map((step) => withSecondTry(step, part.run))) }
}

async function generatedSteps(): Promise<StepResult[]> {
  return [await runStep('generated files are fresh', process.execPath, ['tools/generate.ts', '--check'])]
}

/** A short seed; `npm run chaos` runs others, for as long as one likes. So slow a machine is none that it does not count. */
async function chaosSteps(): Promise<StepResult[]> {
  const args = ['tools/chaos.ts', '--seed', '16', '--seconds', '35', '--least', '30']
  return [await runStep('chaos of a short seed', process.execPath, args, { tells: true })]
}

/** The part that these words name, or the sentence that says why there is none. */
export function partOf([name = '', ...filters]: readonly string[]): Part | string {
  const part = PARTS.get(name)
  if (!part)
    return `There is no part "${name}". The parts are:\n${[...PARTS].map(([name, { what }]) => `  ${name.padEnd(12)}${what}`).join('\n')}`
  if (!part.filtered && filters.length > 0) return `"${name}" has no test files to choose from: it runs as a whole.`
  return part
}

/** What `npm run check` runs. */
export async function runQuickParts(): Promise<StepResult[]> {
  const quick = [...PARTS.values()].filter((part) => part.quick)
  return (await Promise.all(quick.map((part) => part.run([])))).flat()
}

export async function runAllParts(): Promise<StepResult[]> {
  const results = await runQuickParts()
  for (const { quick, run } of PARTS.values()) if (!quick) results.push(...(await run([])))
  return results
}
