import { resolve } from 'node:path'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { nameOfPlace, filesPlace, openFileStore, type FilesPlace } from '../files/file-store.ts'
import { type CopyRefusal, copyTo, overlap } from '../files/place/copy-to.ts'
import type { Copied } from '../files/place/copy-files.ts'
import { FileStoreFull, FileStoreUnavailable } from '../files/stores/file-store-errors.ts'
import { progressOf } from '../process/progress.ts'
import { readS3Address } from '../settings/files-url.ts'
import type { Settings } from '../settings/env.ts'
import { type OperatorCall, type OperatorCommand, refuse, textOption } from './command-line.ts'

export const copyFilesCommand: OperatorCommand = {
  name: 'copy-files',
  summary: 'Files',
  actions: {
    '': {
      summary: 'Copies all files to another store, or goes on with it; Keystead may be running',
      options: {
        '--to <place>': '"folder" (the one in DATA_DIR), or s3://… as in FILES_URL',
        '--from <place>': 'the same; without it, where files are now',
      },
      run: copy,
    },
  },
}

async function copy(call: OperatorCall): Promise<void> {
  const { settings, clock } = call.services
  const from = placeIn(settings, textOption(call, 'from')) ?? filesPlace(settings)
  const to = placeIn(settings, textOption(call, 'to')) ?? refuse('Please say where to, with --to folder or --to s3://….')
  if (overlap(from, to))
    refuse('Both are the same place, or one is within the other. Please copy to another bucket, or to a folder beside it.')
  // What is there is marked, so that the copy can say where it comes from.
  await call.services.filesHome.settle()
  const progress = progressOf(clock, call.options['json'] ? () => {} : call.say)
  await stoppable(async (signal) => {
    const copied = await told(() =>
      copyTo({
        jobDatabase: call.services.jobDatabase,
        from: openFileStore(from),
        to: openFileStore(to),
        signal,
        told: (soFar) => progress.tell(() => `${soFar.copied + soFar.there} files (${formatBytes(soFar.bytes)})`),
      }),
    )
    if (typeof copied === 'string') refuse(refusals(from, to)[copied])
    await call.act(nameOfPlace(to), async () => ({ from: nameOfPlace(from), copied: copied.copied, differing: copied.differing.length }))
    say(call, { from, to, copied, isStopped: signal.aborted })
  })
}

type Ended = { readonly from: FilesPlace; readonly to: FilesPlace; readonly copied: Copied; readonly isStopped: boolean }

function say(call: OperatorCall, { from, to, copied, isStopped }: Ended): void {
  const { differing } = copied
  call.show({
    Copied: copied.copied,
    'There already': copied.there,
    'Deleted meanwhile': copied.gone,
    Size: formatBytes(copied.bytes),
    Differing: differing.length,
  })
  if (isStopped) refuse('Stopped early. What was copied is kept; run the same command again to go on.')
  if (differing.length > 0)
    refuse(
      `After copying twice, ${differing.length} files differ, such as ${differing.slice(0, 3).join(', ')}. Do not switch to ${nameOfPlace(to)} yet.`,
    )
  if (call.options['json']) return
  const setting = to.s3 ? 'set FILES_URL to the new store' : 'leave out FILES_URL'
  call.say(
    [
      `All files of ${nameOfPlace(from)} are in ${nameOfPlace(to)}, each compared by its SHA-256 digest.`,
      `Next: run this once more shortly before you switch. Then stop all processes, ${setting}, and start them.`,
      `To bring what came in between, run it again with --from and the former place. Nothing was deleted there.`,
    ].join('\n'),
  )
}

function placeIn(settings: Settings, text: string | null): FilesPlace | null {
  if (text === null) return null
  const { folder } = filesPlace(settings)
  if (text === 'folder') return { folder, s3: null }
  const s3 = readS3Address(text)
  // Not what was given: it may hold a secret.
  return s3
    ? { folder: resolve(folder), s3 }
    : refuse('A place is "folder", or an address such as s3://KEY:SECRET@s3.example.com/bucket?region=us-east-1.')
}

function refusals(from: FilesPlace, to: FilesPlace): Record<CopyRefusal, string> {
  return {
    'the source has no mark': `${nameOfPlace(from)} is not known to hold files of Keystead. Please check --from.`,
    'the target has files of another': `${nameOfPlace(to)} already has the files of another installation, or of another copy. Please choose an empty place.`,
    'the target holds other things': `${nameOfPlace(to)} is not empty, and what is in it is not a copy of these files. Please choose an empty place: a new bucket, or another folder of one.`,
  }
}

/** A store that fails in the middle is no fault of ours, and nothing is lost. */
async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FileStoreUnavailable || error instanceof FileStoreFull)
      refuse(
        `Stopped, since a store does not answer as it should (${error.message}). What was copied is kept; run the same command again to go on.`,
      )
    throw error
  }
}

/** A wish to stop is heard between two files. */
async function stoppable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.on('SIGINT', stop).on('SIGTERM', stop)
  try {
    return await work(stopping.signal)
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}
