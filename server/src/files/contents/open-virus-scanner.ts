import type { VirusScanner } from '../../rpc/machinery.ts'
import type { Settings } from '../../settings/env.ts'
import { type ClamdLimits, scanWithClamd } from './clamd.ts'

const CLAMD_PORT = 3310

/** The scanner of the settings; null where none is set. */
export function openVirusScanner(
  { VIRUS_SCANNER_URL: url }: Pick<Settings, 'VIRUS_SCANNER_URL'>,
  limits?: Partial<ClamdLimits>,
): VirusScanner | null {
  if (!url) return null
  const { hostname, port, pathname } = new URL(url)
  const address = hostname
    ? { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || CLAMD_PORT) }
    : { path: decodeURIComponent(pathname) }
  return { scan: (content, signal) => scanWithClamd(address, content, signal, limits) }
}
