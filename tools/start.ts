import { endWithParent } from '../server/src/process/parent-watch.ts'
import { buildWebIfStale } from './build-web.ts'

// From the first moment on: before the server listens for it, the signal simply ends this process.
endWithParent(() => process.kill(process.pid, 'SIGTERM'))

try {
  await buildWebIfStale()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
const { main } = await import('../server/src/main.ts')
await main(['all', ...process.argv.slice(2)])
