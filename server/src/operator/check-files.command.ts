import { randomUUID } from 'node:crypto'
import { filesPlace, nameOfPlace } from '../files/file-store.ts'
import { listNamesAfter, lockFilePlace } from '../files/place/file-place.queries.ts'
import { markStore } from '../files/place/files-home.ts'
import type { FileStore } from '../rpc/machinery.ts'
import { type OperatorCall, type OperatorCommand, refuse } from './command-line.ts'

export const checkFilesCommand: OperatorCommand = {
  name: 'check-files',
  summary: 'Files',
  actions: {
    '': {
      summary: 'Checks whether the store is the one of this database, and has all files that it names',
      options: { '--adopt': 'take this store for the one of this database, after you have made sure that it is' },
      run: check,
    },
  },
}

const BATCH = 500

async function check(call: OperatorCall): Promise<void> {
  const { files, filesHome, keptFiles, settings } = call.services
  const place = nameOfPlace(filesPlace(settings))
  await filesHome.settle()
  if (filesHome.isElsewhere() && call.options['adopt'] === true) await adopt(call, place)
  const missing: string[] = []
  let named = 0
  for (let after = ''; ;) {
    const names = await call.read((db) => listNamesAfter(db, keptFiles, after, BATCH))
    for (const name of names) if (!(await isThere(files, name))) missing.push(name)
    named += names.length
    after = names.at(-1) ?? ''
    if (names.length < BATCH) break
  }
  const isHere = await filesHome.isHere()
  call.show({ Place: place, 'The store of this database': isHere, 'Files named': named, Missing: missing.length })
  if (!isHere)
    refuse(
      `${place} is not the store of this database. Please set FILES_URL to the one that is, or DATA_DIR to a folder that all processes share. If it is the right one, run check-files --adopt: from then on files there that no row names are deleted after a day.`,
    )
  if (missing.length > 0) refuse(`${missing.length} files are missing, such as ${missing.slice(0, 3).join(', ')}.`)
}

async function adopt(call: OperatorCall, place: string): Promise<void> {
  await call.act(place, async (db) => {
    await lockFilePlace(db)
    // Another id than before: who works on the other store is elsewhere from now on.
    await markStore(db, call.services.files, { id: randomUUID() })
    return { adopted: place }
  })
}

/** A file, or a folder with some. */
async function isThere(files: FileStore, name: string): Promise<boolean> {
  for await (const _any of files.list(`${name}/`)) return true
  return files.exists(name)
}
