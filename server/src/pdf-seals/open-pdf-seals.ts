import type { Logger } from 'pino'
import type { Database } from '../database/pool.ts'
import type { Clock } from '../process/clock.ts'
import type { PdfSeals, Sealer } from '../rpc/machinery.ts'
import type { Settings } from '../settings/env.ts'
import type { Threads } from '../threads/threads.ts'
import { ownSealKey } from './own-seal-key.ts'
import { readSealKeyFile } from './seal-key-file.ts'
import { sealPdf } from './seal-pdf.ts'
import { timeStamper } from './time-stamp.ts'

export type Sealing = {
  readonly settings: Pick<Settings, 'SEAL_KEY_FILE' | 'TIMESTAMP_URL' | 'PUBLIC_URL' | 'HOST'>
  readonly database: Database
  readonly sealer: Sealer
  readonly threads: Threads
  readonly log: Pick<Logger, 'warn'>
  readonly clock: Pick<Clock, 'now'>
}

const STAMP_TIMEOUT_MS = 10_000
const LONGEST_NAME = 64
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `stampTimeoutMs`: how long the time-stamp server may take for all of its answer. */
export function openPdfSeals(sealing: Sealing, { stampTimeoutMs = STAMP_TIMEOUT_MS } = {}): PdfSeals {
  const { settings, threads, clock } = sealing
  const { SEAL_KEY_FILE: file, TIMESTAMP_URL: url } = settings
  return {
    async seal(pdf, { reason, agreementId, withoutStamp = false }) {
      const at = clock.now()
      const key = file ? await readSealKeyFile(file, at) : await ownSealKey({ ...sealing, name: nameOfInstallation(settings) }, at)
      const stamper = url && !withoutStamp ? timeStamper({ url, timeoutMs: stampTimeoutMs, now: () => clock.now() }) : null
      const bytes = await sealPdf(threads, pdf, { key, reason, reference: sealReference(agreementId), at, stamper })
      return { bytes, isTimeStamped: stamper !== null }
    },
  }
}

/**
 * What a sealed file says of itself, as `/ContactInfo` of its signature: it stands there as these very characters, so that a program finds it
 * by looking through the bytes. The last one in a file counts, since the paper below may have one in its words.
 */
export function sealReference(agreementId: string): string {
  if (!ID.test(agreementId)) throw new Error('what is sealed needs the id of an agreement')
  return `keystead:agreement:${agreementId}`
}

/** As a certificate has room for it. */
function nameOfInstallation({ PUBLIC_URL, HOST }: Sealing['settings']): string {
  return `Keystead at ${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : HOST}`.slice(0, LONGEST_NAME)
}
