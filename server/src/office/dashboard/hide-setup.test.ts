import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { HideSetup } from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'

test('the list of first steps stays hidden, for the one person who has put it away', async () => {
  const [owner, other] = [await app.newPerson(), await app.newPerson()]
  const isHidden = async (person: TestPerson) => must(await person.call(GetUserAccountDetails, {})).SetupHidden
  const since = async () => (await app.sql('select setup_hidden_at from account where id = $1', [owner.accountId]))[0]
  expect(await isHidden(owner)).toBe(false)
  must(await owner.call(HideSetup, {}))
  const first = await since()
  must(await owner.call(HideSetup, {}))
  expect(await since()).toEqual(first)
  expect(await isHidden(owner)).toBe(true)
  expect(await isHidden(other)).toBe(false)
})
