import { cpus } from 'node:os'
import { execFileSync } from 'node:child_process'

/** One measured way of doing a thing: answers what it managed, in units per second. */
export type Contender = { name: string; measure(): Promise<number> }

/**
 * Measures contenders in turns, so that a slow minute of the machine hits them alike, and prints medians and the ratio
 * of the first to each other one.
 */
export async function measureSideBySide(
  title: string,
  unit: string,
  contenders: readonly Contender[],
  { rounds = 5, goal }: { rounds?: number; goal?: number } = {},
): Promise<void> {
  const results = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (const contender of contenders) await contender.measure() // warm up
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed())
      results.get(contender.name)!.push(await contender.measure())
  }
  console.log(`\n${title}\n${machine()}, ${rounds} rounds in turns, median (lowest to highest)`)
  const medians = new Map([...results].map(([name, values]) => [name, median(values)]))
  for (const [name, values] of results) {
    const shown = (value: number) => Math.round(value).toLocaleString('en-US')
    console.log(
      `  ${name.padEnd(44)} ${shown(medians.get(name)!).padStart(10)} ${unit}  (${shown(Math.min(...values))} to ${shown(Math.max(...values))})`,
    )
  }
  const [first, ...others] = contenders
  // The goal is set against the second one; further ones are there for scale.
  for (const [place, other] of others.entries()) {
    const ratio = medians.get(first!.name)! / medians.get(other.name)!
    const verdict = goal === undefined || place > 0 ? '' : ratio >= goal ? `, goal ${goal}: met` : `, goal ${goal}: MISSED`
    console.log(`  ratio ${first!.name} / ${other.name}: ${ratio.toFixed(2)}${verdict}`)
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function machine(): string {
  const processors = cpus()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname })
    .toString()
    .trim()
  return `${processors.length} x ${processors[0]?.model.trim()}, Node ${process.versions.node}, commit ${commit}`
}
