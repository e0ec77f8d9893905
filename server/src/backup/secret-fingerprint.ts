import { signerFrom } from '../secrets/secret-key.ts'

/** Tells whether two installations have the same secret, and nothing about what it is. */
export function fingerprintOf(secret: string): string {
  return signerFrom(secret).sign('backup-fingerprint', 'keystead')
}
