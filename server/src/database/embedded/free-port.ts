import { createServer } from 'node:net'
import { StartFailure } from '../../process/start-failure.ts'

const LOOPBACK = '127.0.0.1'

/** A port that no program listens on. The server and we meet at the IPv4 loopback, so that has to be there. */
export async function freePort(address = LOOPBACK): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, address, resolve)).catch((error: Error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error
    throw new StartFailure(
      `The embedded database needs the address ${address}, which this computer doesn’t have. Please enable the loopback interface, or set DATABASE_URL to your own PostgreSQL.`,
      { cause: error },
    )
  })
  const taken = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (taken === null || typeof taken === 'string') throw new Error('no free port was found')
  return taken.port
}
