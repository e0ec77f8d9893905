import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { testPdf } from '../../../server/src/documents/documents/document.factory.ts'
import { noisyPng } from '../../../server/src/files/contents/made-picture.factory.ts'
import type { Standing } from '../../client/client.ts'
import { client, overHttp } from '../../client/client.ts'
import type { Random } from '../random.ts'
import type { Ground } from './ground.ts'

export type Sent = { readonly uploadId: string; readonly digest: string }

/** Null: there was no good answer until the end. */
export type SendFile = (file: FileToSend, patienceMs: number) => Promise<Sent | null>

/** No two of different names are the same. */
export type FileToSend = { readonly name: string; readonly kind: 'pdf' | 'png'; readonly bytes: number }

const PATIENCE_MS = 30_000

type Sending = { readonly ground: Pick<Ground, 'appUrls'>; readonly random: Random; readonly gaveUp: AbortSignal }

/** Sends papers, to whichever app there is; what was broken off is sent once more, since an upload has no key. */
export function fileSender({ ground, random, gaveUp }: Sending, standing: Standing): SendFile {
  let app: 0 | 1 = random() < 0.5 ? 0 : 1
  const { raw } = client((path, request) => overHttp(ground.appUrls[app])(path, request), standing)

  async function once({ name, kind }: FileToSend, content: Uint8Array<ArrayBuffer>, patienceMs: number): Promise<string | null> {
    try {
      const response = await raw('/uploads', {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream', 'File-Name': `${name}.${kind}`, 'File-Purpose': 'document' },
        body: content,
        signal: AbortSignal.any([AbortSignal.timeout(patienceMs), gaveUp]),
      })
      const { Data } = (await response.json()) as { Data?: { UploadId: string } }
      return Data?.UploadId ?? null
    } catch {
      return null
    }
  }

  return async (file, patienceMs) => {
    const content = Uint8Array.from(await (file.kind === 'pdf' ? testPdf(file.name) : noisyPng(file.name, file.bytes)))
    for (let patience = patienceMs; !gaveUp.aborted; patience = PATIENCE_MS) {
      const uploadId = await once(file, content, patience)
      if (uploadId) return { uploadId, digest: createHash('sha256').update(content).digest('hex') }
      app = app === 0 ? 1 : 0
      await pause(50 + Math.round(random() * 250))
    }
    return null
  }
}
