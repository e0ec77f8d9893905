import { expect, test } from 'vitest'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { assignedViewOf, searchOfAssigned } from './assigned-address.ts'
import { AGENT_VIEWS, TENANT_VIEWS, viewsAt } from './assigned-views.ts'

const TABS = viewsAt(AGENT_VIEWS, paths.agentProperties)
const viewAt = (search: string) => assignedViewOf(new URLSearchParams(search), TABS)

test('an address without anything shows its first view', () => {
  expect(viewAt('')).toEqual({ tab: 'all', text: '', pageIndex: 0, pageSize: 10 })
})

test('every view has an address that leads back to it', () => {
  const view = { tab: 'past', text: 'oak & pine', pageIndex: 2, pageSize: 20 } as const
  const address = withSearch('/list', searchOfAssigned(view, TABS))
  expect(viewAt(address.slice(address.indexOf('?')))).toEqual(view)
})

test('what is as usual does not lengthen the address', () => {
  expect(withSearch('/list', searchOfAssigned(viewAt('tab=all&page=1&size=10'), TABS))).toBe('/list')
})

test.each(['tab=listed', 'tab=current', 'page=0', 'page=1.5', 'page=5000', 'size=7'])(
  'a slip in the address counts as not said: %s',
  (search) => {
    expect(viewAt(search)).toEqual(viewAt(''))
  },
)

test('each address of the specification opens views of its own', () => {
  expect(viewsAt(AGENT_VIEWS, paths.agentProperties)).toEqual(['all', 'upcoming', 'past'])
  expect(viewsAt(AGENT_VIEWS, paths.assignedProperties)).toEqual(['current'])
  expect(viewsAt(AGENT_VIEWS, paths.agentMyProperties)).toEqual(['mine', 'listed', 'unlisted'])
  expect(viewsAt(TENANT_VIEWS, paths.connectedProperties)).toEqual(['all', 'upcoming', 'past'])
  expect(viewsAt(TENANT_VIEWS, paths.tenantProperties)).toEqual(['current'])
})
