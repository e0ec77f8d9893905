import pino from 'pino'
import { CallFailure } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { CONTENT_FAILURES } from './content-failures.ts'
import { type InspectedFile, inspectFile } from './inspect-file.ts'
import type { Refusal } from './refused.ts'

/* Files as they are looked at when they come in, for tests. */

/** Of a store only that it answers bytes. */
export function inspect(fileName: string, content: Uint8Array): Promise<InspectedFile> {
  const files = { read: async () => content } as unknown as Services['files']
  return inspectFile({ files, log: pino({ level: 'silent' }) }, { key: 'incoming/any', fileName, bytes: content.length })
}

export async function refusalOf(fileName: string, content: Uint8Array): Promise<Refusal | 'none' | 'other'> {
  try {
    await inspect(fileName, content)
    return 'none'
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const found = Object.entries(CONTENT_FAILURES).find(([, definition]) => definition === error.definition)
    return (found?.[0] as Refusal | undefined) ?? 'other'
  }
}
