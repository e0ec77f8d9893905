import { endWithParent } from '../server/src/process/parent-watch.ts'
import { StartFailure } from '../server/src/process/start-failure.ts'
import { buildWebIfStale } from './build-web.ts'
import { openSandboxes } from './sandboxes.ts'

// From the first moment on: before the server listens for it, the signal simply ends this process.
endWithParent(() => process.kill(process.pid, 'SIGTERM'))

const pagesAreBuilt = buildWebIfStale().catch((error: Error) => {
  throw new StartFailure(error.message)
})
// The server says it, when it comes to the pages.
pagesAreBuilt.catch(() => {})
const [sandboxes, { main }] = await Promise.all([openSandboxes(), import('../server/src/main.ts')])
Object.assign(process.env, sandboxes.environment)
await main(['all', ...process.argv.slice(2)], pagesAreBuilt, { listens: (url) => void sandboxes.tell(url) })
// Pages that are still being built are of no use to a server that could not start.
if (process.exitCode) process.exit()
for (const failure of sandboxes.failures) console.log(`  ${failure}\n`)
