import { expect, test } from 'vitest'
import { complaintsIn } from './complaints.ts'
import { freePort } from './free-port.ts'

test('the reason why PostgreSQL ended is shown, however much it says afterwards', () => {
  const log = [
    'LOG:  database system was interrupted',
    'FATAL:  the database system is starting up',
    'FATAL:  could not write to file "pg_wal/xlogtemp.41": No space left on device',
    'FATAL:  the database system is starting up',
    'LOG:  startup process (PID 41) exited with exit code 1',
    'LOG:  terminating any other active server processes',
    'LOG:  shutting down due to startup process failure',
    'LOG:  database system is shut down',
    '',
  ]
  expect(complaintsIn(log.join('\n'))).toMatch(/^FATAL: {2}could not write.*No space left on device LOG: {2}startup process.*is shut down$/)
})

test('a machine without the IPv4 loopback is told what is missing and what to do', async () => {
  // Of a network that is kept for documents: no machine has it.
  await expect(freePort('192.0.2.1')).rejects.toThrow(/needs the address 192\.0\.2\.1.*set DATABASE_URL/)
  expect(await freePort()).toBeGreaterThan(0)
})
