import { expect, test } from 'vitest'
import { AREAS, LEVELS, allows, refusalOf } from '../../rpc/permissions.ts'
import { BUILT_IN_ROLES, levelsOf, rightsOf, seesHomesItWorksOn } from './role.values.ts'

test('an administrator may do all that there is, and no one else what is theirs', () => {
  for (const area of AREAS) {
    const most = area === 'payments' ? 'pay' : 'delete'
    for (const level of LEVELS.slice(1, LEVELS.indexOf(most) + 1) as ('view' | 'edit' | 'delete' | 'pay')[])
      expect(allows(rightsOf('administrator'), `${area}:${level}`), `${area}:${level}`).toBe(true)
  }
  for (const role of BUILT_IN_ROLES.slice(1))
    for (const area of AREAS) expect(levelsOf(area), `${role} in ${area}`).toContain(rightsOf(role)[area])
})

test('a level has those before it, and none has nothing', () => {
  const rights = { ...rightsOf('maintenance'), leases: 'edit' } as const
  expect(['leases:view', 'leases:edit', 'leases:delete', 'listings:view'].map((wanted) => allows(rights, wanted as 'leases:view'))).toEqual(
    [true, true, false, false],
  )
})

test('each of the six sees the homes that it works on', () => {
  expect(BUILT_IN_ROLES.filter((role) => !seesHomesItWorksOn(rightsOf(role)))).toEqual([])
})

test('why a member may not make a call', () => {
  const member = { memberId: '', isAdministrator: false, rights: rightsOf('leasing'), isLimited: true }
  expect(refusalOf({ permission: 'personal', concerns: 'whole business' }, member)).toBeNull()
  expect(refusalOf({ permission: 'any member' }, member)).toBeNull()
  expect(refusalOf({ permission: 'leads:edit' }, member)).toBeNull()
  expect(refusalOf({ permission: 'leads:delete' }, member)).toBe('role')
  expect(refusalOf({ permission: 'listings:view', concerns: 'whole business' }, member)).toBe('limited')
  expect(refusalOf({ permission: 'listings:view', concerns: 'whole business' }, { ...member, isLimited: false })).toBeNull()
  expect(refusalOf({ permission: 'administrators' }, member)).toBe('administrators')
  expect(refusalOf({ permission: 'administrators' }, { ...member, isAdministrator: true })).toBeNull()
})
