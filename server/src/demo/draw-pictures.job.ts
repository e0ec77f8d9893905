import { type FilesPlace, filesPlace } from '../files/file-store.ts'
import { runInOwnProcess } from '../process/own-process.ts'
import type { Services } from '../rpc/services.ts'
import { drawDemoPicturesJob } from './draw-pictures.job-definition.ts'

/** What the process that draws is given. */
export type DrawingInput = { readonly databaseUrl: string; readonly files: FilesPlace }

/** Less than the job itself has, so that the reason is told. */
const LONGEST_MS = (drawDemoPicturesJob.expireSeconds - 60) * 1_000

/** In a process of its own: drawings and their encoders take several times the memory of a server. */
export async function drawInOwnProcess({ settings, clock, log }: Services, databaseUrl: string, signal: AbortSignal): Promise<void> {
  const started = clock.monotonicMs()
  const input: DrawingInput = { databaseUrl, files: filesPlace(settings) }
  await runInOwnProcess({ module: new URL('draw-pictures-main.ts', import.meta.url), input, signal, longestMs: LONGEST_MS })
  if (!signal.aborted) log.info({ ms: Math.round(clock.monotonicMs() - started) }, 'demo pictures are drawn')
}
