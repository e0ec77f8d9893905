import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { MAIN } from './program.ts'
import type { RunningServer } from './server.ts'

const run = promisify(execFile)

/** What the operator's command line prints, beside a server that is running. */
export async function operate({ dataDir }: RunningServer, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [MAIN, 'operator', ...words], { env: { ...process.env, DATA_DIR: dataDir, DEMO: '0' } })
  return stdout
}
