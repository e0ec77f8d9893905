import { everything } from '../../database/pool.ts'
import type { Services } from '../../rpc/services.ts'
import { deletePaper, listToClear } from './paper.queries.ts'

const AT_ONCE = 200
const CLAIMS = everything('files of papers that stand no longer, of all accounts')

/** Papers that stand no longer go, their files first: what is broken off is done the next time. */
export async function clearPapers(services: Services, ids: readonly string[] | null = null): Promise<void> {
  const papers = await services.jobDatabase.transaction(CLAIMS, (db) => listToClear(db, ids, AT_ONCE), { readOnly: true })
  for (const { id, storage_key: key } of papers) {
    await services.files.delete(key ?? paperKey(id))
    await services.jobDatabase.transaction(CLAIMS, (db) => deletePaper(db, id))
  }
}

/** Where the file of a paper is: the same words are the same bytes, whichever worker writes them. */
export function paperKey(paperId: string): string {
  return `papers/${paperId}.pdf`
}
