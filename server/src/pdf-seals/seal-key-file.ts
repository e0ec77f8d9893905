import { readFile } from 'node:fs/promises'
import { type SealKey, SealKeyUnusable, openSealKey, readSealKeyPem } from './seal-key.ts'

/** The key of the file that the operator has set; it is read each time, so that a new one is used at once. Throws `SealKeyUnusable`. */
export async function readSealKeyFile(path: string, now: Date): Promise<SealKey> {
  try {
    const pem = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException): never => {
      throw new SealKeyUnusable(`it can not be read (${error.code})`, { cause: error })
    })
    const key = openSealKey(readSealKeyPem(pem))
    if (key.notBefore > now) throw new SealKeyUnusable(`the certificate is valid from ${key.notBefore.toISOString()} on`)
    if (key.notAfter <= now) throw new SealKeyUnusable(`the certificate ended at ${key.notAfter.toISOString()}`)
    return key
  } catch (error) {
    if (error instanceof SealKeyUnusable) throw new SealKeyUnusable(`SEAL_KEY_FILE ${path}: ${error.message}`, { cause: error })
    throw error
  }
}
