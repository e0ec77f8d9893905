import { type Read, programOptionsOf, readGiven, settingsOf } from '../program-settings.ts'
import type { ProgramOptions } from '../start-program.ts'

/* What the screening bureau is told at its start. */

const BUREAU = { prefix: 'BUREAU', port: 4_110, keyPrefix: 'sk_sandbox_bureau_' }
const settings = settingsOf(BUREAU)

export function readBureauSettings(args: readonly string[], environment: NodeJS.ProcessEnv): Read<ProgramOptions> {
  const { options, wrong } = readGiven(BUREAU, settings, { args, environment })
  return wrong ? { wrong } : { options: programOptionsOf(options) }
}
