import { GetAccountExport } from '@keystead/contract/security/closing/closing.operations.ts'
import type { TestPerson } from './people.ts'
import { must } from './must.ts'

type AccountData = Record<string, Record<string, unknown>[]>

/** What someone gets who asks for the data of their account, by its parts. */
export async function dataOf(person: TestPerson): Promise<AccountData> {
  const { Url } = must(await person.call(GetAccountExport, {}))
  return (await (await person.raw(Url)).json()) as AccountData
}
