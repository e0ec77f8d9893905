import type { Db } from '../../database/db.ts'
import { everything, type Database } from '../../database/pool.ts'
import type { FileStore, FilesHome } from '../../rpc/machinery.ts'
import { findFilePlace, type FilePlaceRow, insertFilePlace, lockFilePlace, namesAnyFile, setFilePlace } from './file-place.queries.ts'
import { type FilesMark, readMark, writeMark } from './files-mark.ts'

type Parts = {
  readonly files: FileStore
  readonly jobDatabase: Database
  readonly keptFiles: readonly string[]
  /** The folder of files in a data folder is ours, with all that older versions have left there; a bucket may be anyone's. */
  readonly isOwnFolder: boolean
}

const CLAIMS = everything('where the files of the installation are')

/** Whether the store that this process has is the one with the files of its database. */
export function openFilesHome(parts: Parts): FilesHome {
  let isElsewhere = false
  return {
    async settle() {
      isElsewhere = !(await settled(parts))
    },
    isElsewhere: () => isElsewhere,
    async isHere() {
      const place = await parts.jobDatabase.transaction(CLAIMS, findFilePlace, { readOnly: true })
      return place !== null && place.is_marked && (await readMark(parts.files))?.id === place.id
    },
  }
}

/** Marks the store at the first start, follows it where its files were copied to another one, and says whether it is the right one. */
async function settled({ files, jobDatabase, keptFiles, isOwnFolder }: Parts): Promise<boolean> {
  // By itself: should all break off below, the mark that lies there already is known by it.
  await jobDatabase.transaction(CLAIMS, insertFilePlace)
  return jobDatabase.transaction(CLAIMS, async (db) => {
    const place = await lockFilePlace(db)
    const mark = await readMark(files)
    if (mark?.id === place.id || (mark?.isWhole && mark.copiedFrom === place.id)) {
      if (!isKnown(place, mark)) await setFilePlace(db, mark.id)
      return true
    }
    if (place.is_marked || mark) return false
    // What is marked as ours is swept: files that may be someone else's are not.
    if (!(await isEmpty(files)) && !(isOwnFolder && (await namesAnyFile(db, keptFiles)))) return false
    await markStore(db, files, place)
    return true
  })
}

/** Says in the store and in the database that the files are there. */
export async function markStore(db: Db, files: FileStore, { id }: Pick<FilePlaceRow, 'id'>): Promise<void> {
  await writeMark(files, { id, copiedFrom: null, isWhole: true })
  await setFilePlace(db, id)
}

function isKnown(place: FilePlaceRow, mark: FilesMark): boolean {
  return place.is_marked && place.id === mark.id
}

async function isEmpty(files: FileStore): Promise<boolean> {
  for await (const _any of files.list('')) return false
  return true
}
