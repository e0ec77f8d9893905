import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Signer } from '../rpc/machinery.ts'

export function signerFrom(secret: string): Signer {
  const sign = (purpose: string, text: string) => createHmac('sha256', `${purpose}:${secret}`).update(text).digest('base64url')
  return {
    sign,
    verify(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret.key')
}

/** The secret that lies in the data folder, if there is one. */
export async function readSecret(dataDir: string): Promise<string | null> {
  const kept = await readFile(secretFile(dataDir), 'utf8').catch(() => '')
  return kept.trim() || null
}

/** The configured secret, or the one in the data folder, made at the first start. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured
  const kept = await readSecret(dataDir)
  if (kept) return kept
  const file = secretFile(dataDir)
  await mkdir(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secret
}
