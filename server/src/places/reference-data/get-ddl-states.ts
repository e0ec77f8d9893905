import type { GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { listStates } from './reference-data.queries.ts'

export const getDdlStates: Handler<typeof GetDdlStates> = async ({ db }, input) => {
  const rows = await listStates(db, input.CountryId)
  return { Items: rows.map((row) => ({ Id: row.id, Text: row.name, Code: row.code })) }
}
