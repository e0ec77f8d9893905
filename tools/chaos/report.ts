import type { Wrong } from './notes.ts'

/** What one run came to. */
export type RunReport = {
  readonly seed: number
  readonly seconds: number
  readonly least: number
  readonly effects: number
  readonly asked: number
  /** Keys that have no answer, since the client gave up. */
  readonly unanswered: number
  /** Payments of which the gateway's first answer told nothing. */
  readonly unknownOutcomes: number
  readonly answersByKind: Readonly<Record<string, { readonly done: number; readonly refused: number }>>
  readonly kills: { readonly planned: number; readonly apps: number; readonly databases: number; readonly endedByThemselves: number }
  readonly violations: readonly Wrong[]
}

/** So many have to be acknowledged for a run to count: 5,000 in 10 runs of 180 seconds. */
export const leastFor = (seconds: number): number => Math.ceil((500 * seconds) / 180)

export const counts = ({ effects, least }: Pick<RunReport, 'effects' | 'least'>): boolean => effects >= least

/** The rules that are checked, as the decisions name them. */
export const CHECKED = [
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  'M7',
  'M8',
  'M9',
  'M10',
  'M11',
  'M12',
  'M13',
  'M14',
  'M15',
  'M16',
  'M17',
  'M18',
  'M19',
  'M20',
  'M21',
  'S1',
  'S2',
  'S3',
  'S4',
]

const MOST_OF_ONE = 5

export function reportText(run: RunReport): string {
  const { kills, violations, answersByKind } = run
  const kinds = Object.entries(answersByKind).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [
    `Seed ${run.seed}, ${run.seconds} seconds`,
    `  effects acknowledged   ${run.effects}${counts(run) ? '' : ` of at least ${run.least}: too few, this run does not count`}`,
    `  keys asked with        ${run.asked}, ${run.unanswered} without an answer to the end`,
    `  apps killed            ${kills.apps} (${kills.apps + kills.databases} of ${kills.planned} kills of the plan)`,
    `  database crashes       ${kills.databases}`,
    `  unknown outcomes       ${run.unknownOutcomes} payments and refunds whose first try told nothing`,
    ...(kills.endedByThemselves > 0 ? [`  apps that ended by themselves: ${kills.endedByThemselves}`] : []),
    ...kinds.map(
      ([kind, { done, refused }]) => `    ${kind.padEnd(26)} ${String(done).padStart(5)} done ${String(refused).padStart(5)} refused`,
    ),
    `  violations             ${violations.length === 0 ? 'none of M1 to M21 and S1 to S4' : violations.length}`,
    ...violationLines(violations),
  ].join('\n')
}

export function violationLines(violations: readonly Wrong[]): string[] {
  const byRule = Map.groupBy(violations, ({ name, says }) => `${name}  ${says}`)
  return [...byRule].flatMap(([rule, all]) => [
    `    ${rule} (${all.length})`,
    ...all.slice(0, MOST_OF_ONE).map(({ what, found }) => `      ${what}: ${found}`),
    ...(all.length > MOST_OF_ONE ? [`      and ${all.length - MOST_OF_ONE} more`] : []),
  ])
}
