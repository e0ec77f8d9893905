import { MissingFile } from '../rpc/missing-file.ts'
import type { AttachedFile, FileStore } from '../rpc/machinery.ts'

/** A file of the store that goes with an email. Its bytes are read when the email leaves. */
export type EmailAttachment = { readonly key: string; readonly fileName: string; readonly contentType: string }

/** Of all files together: what travels is a third longer, and many mail servers take 10 MB. */
export const MOST_ATTACHED_BYTES = 7_000_000

/** Why a file does not go along. The email says the same without it. */
type LeftOut = { readonly key: string; readonly why: 'gone' | 'too large' }

export async function readAttachments(
  files: Pick<FileStore, 'read'>,
  attachments: readonly EmailAttachment[],
): Promise<{ readonly attached: readonly AttachedFile[]; readonly leftOut: readonly LeftOut[] }> {
  const attached: AttachedFile[] = []
  const leftOut: LeftOut[] = []
  let bytes = 0
  for (const { key, fileName, contentType } of attachments) {
    const content = await readOrNull(files, key)
    if (content === null) leftOut.push({ key, why: 'gone' })
    else if (bytes + content.length > MOST_ATTACHED_BYTES) leftOut.push({ key, why: 'too large' })
    else {
      bytes += content.length
      attached.push({ fileName, contentType, content })
    }
  }
  return { attached, leftOut }
}

async function readOrNull(files: Pick<FileStore, 'read'>, key: string): Promise<Uint8Array | null> {
  try {
    return await files.read(key)
  } catch (error) {
    if (error instanceof MissingFile) return null
    throw error
  }
}
