import { createHash } from 'node:crypto'

/** What is kept of a secret that no one can guess, or in place of an address: equal texts are found, none is read back. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
