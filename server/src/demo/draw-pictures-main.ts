import { constants, setPriority } from 'node:os'
import { openDatabase } from '../database/pool.ts'
import { openFileStore } from '../files/file-store.ts'
import { inputOfOwnProcess } from '../process/own-process-input.ts'
import { drawDemoPictures } from './demo-pictures.ts'
import type { DrawingInput } from './draw-pictures.job.ts'

const STATEMENT_MS = 60_000

// Calls and pages go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { input, signal } = await inputOfOwnProcess<DrawingInput>()
const jobDatabase = openDatabase({
  url: input.databaseUrl,
  size: 1,
  statementTimeoutMs: STATEMENT_MS,
  applicationName: 'keystead drawings',
  onError: (error) => void process.stderr.write(`${error.message}\n`),
})
try {
  const isDone = await drawDemoPictures({ jobDatabase, files: openFileStore(input.files) }, signal)
  if (!isDone) process.exitCode = 1
} finally {
  await jobDatabase.close()
}
