import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { s3UrlAt, startS3Process } from '../../../server/test/s3-server.ts'
import { startTroubledS3 } from '../../../server/test/troubled-s3.ts'
import type { PartPlan } from './plan.ts'

const GONE_MS = 500

/** A store that speaks S3 as a program of its own, which loses nothing that it has confirmed, and the way to it, on which requests fare badly. */
export async function openStore(directory: string) {
  await mkdir(directory, { recursive: true })
  let program = await startS3Process(directory)
  const { port } = program
  const way = await startTroubledS3({ url: (folder) => s3UrlAt(port, folder), port })
  let coming: Promise<void> = Promise.resolve()

  async function comeBack(): Promise<void> {
    await pause(GONE_MS)
    program = await startS3Process(directory, port)
  }

  return {
    url: way.url('chaos'),
    /** How many files have been sent to it. */
    sent: () => way.count('PUT'),
    trouble(troubles: PartPlan['troubles'] | null): void {
      for (const method of ['PUT', 'GET', 'DELETE']) way.trouble(method, ...(troubles?.[method as 'PUT'] ?? []))
    },
    async kill(): Promise<void> {
      await coming
      await program.kill()
      coming = comeBack()
    },
    untilBack: () => coming,
    async close(): Promise<void> {
      await coming
      await program.kill()
      await way.close()
    },
  }
}
