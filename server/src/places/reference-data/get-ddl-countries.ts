import type { GetDdlCountries } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { listCountries } from './reference-data.queries.ts'

export const getDdlCountries: Handler<typeof GetDdlCountries> = async ({ db }) => {
  const rows = await listCountries(db)
  return { Items: rows.map((row) => ({ Id: row.id, Text: row.name, Code: row.code })) }
}
