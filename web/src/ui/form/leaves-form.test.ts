import { expect, test } from 'vitest'
import { leavesForm } from './leaves-form.ts'

function leaves(from: string, to: string): boolean {
  return leavesForm(new URL(from, 'http://keystead.invalid'), new URL(to, 'http://keystead.invalid'))
}

test.each([
  ['another page', '/User/Help?new=true', '/User/Settings'],
  ['the list that the form took the place of', '/User/Help?new=true', '/User/Help'],
  ['the same form about another thing', '/User/SupportTicket?id=1', '/User/SupportTicket?id=2'],
])('leaves for %s', (_, from, to) => expect(leaves(from, to)).toBe(true))

test.each([
  ['another step', '/Manage?id=1&step=kind', '/Manage?id=1&step=place'],
  ['the same thing, now named', '/Manage', '/Manage?id=1&step=place'],
  ['another page of a list below', '/Agent/1', '/Agent/1?page=2'],
])('stays at %s', (_, from, to) => expect(leaves(from, to)).toBe(false))
