import { createPrivateKey } from 'node:crypto'
import { type KeptSealKey, type SealKey, makeSealKey, openSealKey } from './seal-key.ts'

/* Keys for tests. */

const DAY_MS = 86_400_000

type Validity = { readonly name?: string; readonly fromDays?: number; readonly days?: number }

/** `fromDays`: counted from now. */
export function keptSealKey({ name = 'Keystead at homes.example.com', fromDays = -1, days = 9 }: Validity = {}): Promise<KeptSealKey> {
  return makeSealKey(name, { from: new Date(Date.now() + fromDays * DAY_MS), days })
}

export async function sealKey(validity?: Validity): Promise<SealKey> {
  return openSealKey(await keptSealKey(validity))
}

/** As an operator has it in a file. */
export function pemOf({ privateKey, chain }: KeptSealKey, { password }: { readonly password?: string } = {}): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), type: 'pkcs8', format: 'der' })
  const locked = password === undefined ? {} : { cipher: 'aes-256-cbc', passphrase: password }
  return [key.export({ type: 'pkcs8', format: 'pem', ...locked }), ...chain.map(pemOfCertificate)].join('')
}

export function pemOfCertificate(der: string | Buffer): string {
  const lines = (typeof der === 'string' ? der : der.toString('base64')).replace(/.{64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}
