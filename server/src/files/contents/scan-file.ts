import type { Readable } from 'node:stream'
import type { ScanVerdict } from '../../rpc/machinery.ts'
import type { Services } from '../../rpc/services.ts'

/**
 * Has a file looked at for viruses; null where no scanner is set. One that is `unavailable` may be there later: the file waits,
 * and is never taken for clean meanwhile. For jobs, since it may take minutes.
 */
export async function scanFile(services: Pick<Services, 'scanner'>, content: Readable, signal: AbortSignal): Promise<ScanVerdict | null> {
  if (services.scanner) return services.scanner.scan(content, signal)
  content.destroy()
  return null
}
