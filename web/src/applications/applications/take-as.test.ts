import { expect, test } from 'vitest'
import { profilesToTakeAs } from './take-as.ts'

const [OWNER, TENANT, OTHER_TENANT] = [
  { ProfileId: 'o', ProfileTypeId: 1 },
  { ProfileId: 't', ProfileTypeId: 3 },
  { ProfileId: 'u', ProfileTypeId: 3 },
]

test('a form is taken as a tenant where there is such a profile, and then as the one that is active', () => {
  const ids = (activeId: string | null) => profilesToTakeAs([OWNER, TENANT, OTHER_TENANT], activeId).map(({ ProfileId }) => ProfileId)
  expect(ids('o')).toEqual(['t', 'u', 'o'])
  expect(ids('u')).toEqual(['u', 't', 'o'])
  expect(ids(null)).toEqual(['t', 'u', 'o'])
  expect(profilesToTakeAs([], null)).toEqual([])
})
