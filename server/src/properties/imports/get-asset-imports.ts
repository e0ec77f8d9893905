import type { GetAssetImports } from '@keystead/contract/properties/imports/import.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { importsOf } from './import.access.ts'
import { presentImport } from './import.present.ts'
import { countImports, listImports } from './import.queries.ts'

/** Lists count exactly up to here. */
const MOST_COUNTED = 1_000

export const getAssetImports: Handler<typeof GetAssetImports> = async ({ db, actor }, { PageIndex, PageSize }) => {
  const scope = importsOf(profileActor(actor))
  const rows = await listImports(db, scope, { limit: PageSize, offset: PageIndex * PageSize })
  const count = await countImports(db, scope, MOST_COUNTED + 1)
  return {
    Items: rows.map(presentImport),
    PageIndex,
    PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
  }
}
