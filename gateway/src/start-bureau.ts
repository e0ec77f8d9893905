import { createBureauApp } from './bureau/bureau-app.ts'
import type { Bureau, ExcludedStates } from './bureau/bureau.ts'
import { DUE_WORK } from './bureau/due-work.ts'
import { BureauControl } from './bureau-control-client.ts'
import { type ProgramOptions, type ProgramParts, type Running, startProgram } from './start-program.ts'

export type BureauOptions = ProgramOptions & { readonly excludedStates?: ExcludedStates }

export type RunningBureau = Running & { readonly control: BureauControl }

/** Examples of what agencies do not sell; the law of a state is ours to know. */
const EXCLUDED_STATES: ExcludedStates = { eviction: ['NY'], criminal: ['NJ'] }

/** The whole screening bureau, in this process. */
export async function startBureau({ excludedStates = EXCLUDED_STATES, ...options }: BureauOptions = {}): Promise<RunningBureau> {
  const parts: ProgramParts<Bureau> = {
    name: 'bureau',
    keyPrefix: 'sk_sandbox_bureau',
    signatureHeader: 'bureau-signature',
    companyOf: (company) => ({ ...company, excludedStates }),
    runs: DUE_WORK,
    createApp: createBureauApp,
  }
  const running = await startProgram(parts, options)
  return { ...running, control: new BureauControl(running.url, running.secretKey) }
}
