import type { Wrong } from '../notes.ts'
import { violationLines } from '../report.ts'
import type { Victim } from './plan.ts'

/** What one run came to. */
export type DocumentsReport = {
  readonly seed: number
  /** Of each part. */
  readonly seconds: number
  /** Changes that were answered, by what was asked for. */
  readonly done: Readonly<Record<string, number>>
  readonly kills: Readonly<Record<Victim | 'copying', number>>
  /** How often an app has ended although no one had killed it. */
  readonly endedByThemselves: number
  readonly violations: readonly Wrong[]
}

export function documentsReportText({ seed, seconds, done, kills, endedByThemselves, violations }: DocumentsReport): string {
  const list = (numbers: Readonly<Record<string, number>>) => Object.entries(numbers).map(([what, times]) => `${what} ${times}`)
  return [
    `Seed ${seed}, ${seconds} seconds on the data folder and ${seconds} on a store`,
    `  done         ${list(done).join(', ')}`,
    `  killed       ${list(kills).join(', ')}`,
    ...(endedByThemselves > 0 ? [`  apps that ended by themselves: ${endedByThemselves}`] : []),
    `  violations   ${violations.length === 0 ? 'none' : violations.length}`,
    ...violationLines(violations),
  ].join('\n')
}
