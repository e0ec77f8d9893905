import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { text } from './check-agreement.text.ts'
import { referenceIn } from './file-reference.ts'

export const MAX_CHECKED_BYTES = 100 * 1024 * 1024

export type CheckedFile = { readonly name: string; readonly Sha256: string; readonly Reference: string | null }

/** What is told of a file, and nothing more of it; or why it can’t be checked. */
export async function readCheckedFile(file: Blob & { readonly name: string }): Promise<CheckedFile | { readonly refusal: string }> {
  if (file.size === 0) return { refusal: text.empty }
  if (file.size > MAX_CHECKED_BYTES) return { refusal: text.tooLarge({ size: formatBytes(MAX_CHECKED_BYTES) }) }
  // Browsers have it on secure pages alone.
  if (!globalThis.crypto?.subtle) return { refusal: text.notSecure }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const Sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return { name: file.name, Sha256, Reference: referenceIn(bytes) }
  } catch {
    return { refusal: text.notRead }
  }
}
