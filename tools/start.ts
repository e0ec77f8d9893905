import { endWithParent } from '../server/src/process/parent-watch.ts'
import { StartFailure } from '../server/src/process/start-failure.ts'
import { buildWebIfStale } from './build-web.ts'

// From the first moment on: before the server listens for it, the signal simply ends this process.
endWithParent(() => process.kill(process.pid, 'SIGTERM'))

const pagesAreBuilt = buildWebIfStale().catch((error: Error) => {
  throw new StartFailure(error.message)
})
// The server says it, when it comes to the pages.
pagesAreBuilt.catch(() => {})
const { main } = await import('../server/src/main.ts')
await main(['all', ...process.argv.slice(2)], pagesAreBuilt)
// Pages that are still being built are of no use to a server that could not start.
if (process.exitCode) process.exit()
