import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export type TestS3 = {
  /** As `FILES_URL` has it; `folder` keeps tests apart. */
  url(folder?: string): string
  readonly port: number
  close(): Promise<void>
}

/** How `FILES_URL` names the store of a test at a port. */
export function s3UrlAt(port: number, folder = ''): string {
  return `s3://S3RVER:S3RVER@127.0.0.1:${port}/keystead${folder && `/${folder}`}?tls=off`
}

/** The same as a process of its own, which a test may kill. */
export async function startS3Process(directory: string, port = 0): Promise<{ port: number; kill(): Promise<void> }> {
  const program = `
    import { startS3 } from ${JSON.stringify(import.meta.url)}
    process.stdout.write(String((await startS3(${JSON.stringify({ directory, port })})).port))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    port: Number(said.toString()),
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** A store that speaks S3 and checks signatures, on this machine, until it is closed. Its content is gone then. */
export async function startS3({ port = 0, directory }: { port?: number; directory?: string } = {}): Promise<TestS3> {
  const folder = directory ?? (await mkdtemp(join(tmpdir(), 'keystead-s3-')))
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'keystead', configs: [] }],
  })
  const address = await server.run()
  return {
    url: (below) => s3UrlAt(address.port, below),
    port: address.port,
    async close() {
      const closed = server.close()
      server.httpServer.closeAllConnections()
      await closed
      if (!directory) await rm(folder, { recursive: true, force: true })
    },
  }
}
