import type { Mutant } from './mutants.ts'
import { type Plan, planOf } from './plan.ts'
import { reportText } from './report.ts'
import { runOnce } from './run.ts'

const SECONDS = 25
/** What shows a race may need another try; a mutant that is green in all of them is a failure of the harness. */
const TRIES = 3
/** Of many a mutant, what is open never ends. */
const SETTLES_WITHIN_MS = 90_000

/** Switches one guard off after the other. Answers how many stayed green, or turned another rule red than is said. */
export async function tryMutants(mutants: readonly Mutant[], seed: number, say: (line: string) => void): Promise<number> {
  let missed = 0
  for (const mutant of mutants) {
    const red = await redRules(mutant, seed, say)
    const expected = mutant.turns.filter((rule) => red.includes(rule))
    if (expected.length === 0) missed += 1
    const found = red.length === 0 ? 'GREEN: nothing noticed it' : `${expected.length > 0 ? 'red  ' : 'OTHER'} ${red.join(' ')}`
    say(`${found.padEnd(24)} ${mutant.says}`)
  }
  say(`${mutants.length} guards switched off, ${mutants.length - missed} noticed, ${missed} not`)
  return missed
}

async function redRules(mutant: Mutant, seed: number, say: (line: string) => void): Promise<string[]> {
  let red: string[] = []
  for (let tries = 0; tries < TRIES && !mutant.turns.some((rule) => red.includes(rule)); tries += 1) {
    const plan = planFor(mutant, seed + tries)
    const report = await runOnce({ seed: plan.seed, seconds: plan.seconds, without: mutant, plan, settlesWithinMs: SETTLES_WITHIN_MS })
    red = [...new Set(report.violations.map(({ name }) => name))].toSorted()
    if (red.length > 0 && !mutant.turns.some((rule) => red.includes(rule))) say(reportText(report))
  }
  return red
}

/** As the seed says, with more of what shows this one. */
function planFor({ rules = [], bureauRules = [], kills, seconds = SECONDS }: Mutant, seed: number): Plan {
  const plan = planOf(seed, seconds)
  const everyMs = (seconds * 1_000) / ((kills?.length ?? 0) + 1)
  return {
    ...plan,
    weather: plan.weather.map((spell) => ({ ...spell, rules: [...rules, ...spell.rules] })),
    bureauWeather: plan.bureauWeather.map((spell) => ({ ...spell, rules: [...bureauRules, ...spell.rules] })),
    kills: kills?.map((what, place) => ({ what, atMs: Math.round((place + 1) * everyMs) })) ?? plan.kills,
  }
}
