import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@keystead/contract/security/factors/factor.operations.ts'
import { sha256 } from '../../secrets/sha256.ts'

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/** New codes as people keep them: `7KQM-2XWD-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return letters.match(/.{4}/g)!.join('-')
  })
}

/** `code` with or without its hyphens, in capitals. */
export function recoveryCodeHash(code: string): Buffer {
  return sha256(code.replaceAll('-', ''))
}
