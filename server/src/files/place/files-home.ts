import { everything, type Database } from '../../database/pool.ts'
import type { FileStore, FilesHome } from '../../rpc/machinery.ts'
import { findFilePlace, type FilePlaceRow, insertFilePlace, lockFilePlace, namesAnyFile, setFilePlace } from './file-place.queries.ts'
import { type FilesMark, readMark, writeMark } from './files-mark.ts'

type Parts = { readonly files: FileStore; readonly jobDatabase: Database; readonly keptFiles: readonly string[] }

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
async function settled({ files, jobDatabase, keptFiles }: Parts): Promise<boolean> {
  // By itself: should all break off below, the mark that lies there already is known by it.
  await jobDatabase.transaction(CLAIMS, insertFilePlace)
  return jobDatabase.transaction(CLAIMS, async (db) => {
    const place = await lockFilePlace(db)
    const mark = await readMark(files)
    if (mark?.id === place.id || (mark && mark.copiedFrom === place.id)) {
      if (!isKnown(place, mark)) await setFilePlace(db, mark.id)
      return true
    }
    // Files that no row of ours names are not ours to mark.
    if (place.is_marked || mark || !((await isEmpty(files)) || (await namesAnyFile(db, keptFiles)))) return false
    await writeMark(files, { id: place.id, copiedFrom: null })
    await setFilePlace(db, place.id)
    return true
  })
}

function isKnown(place: FilePlaceRow, mark: FilesMark): boolean {
  return place.is_marked && place.id === mark.id
}

async function isEmpty(files: FileStore): Promise<boolean> {
  for await (const _any of files.list('')) return false
  return true
}
