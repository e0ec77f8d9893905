import { GetAssignmentEndPreview } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { EndAssignmentDialog } from './EndAssignmentDialog.tsx'
import type { Ending } from './ending-words.ts'

const TENANCY: Ending = {
  assignmentId: idOf(1),
  title: 'Larch House',
  name: 'Tova Tester',
  role: 'tenant',
  isSelf: false,
  hasBegun: true,
  isListingContact: false,
  unitsCount: 0,
  othersCount: 0,
}
const OPEN = '2 invoices of this lease are still open and stay owed: INV-1, INV-2.'

test('before a tenancy ends it says what stays owed', async () => {
  signIn()
  answer(GetAssignmentEndPreview, { Leaves: [OPEN] })
  const page = await show(<EndAssignmentDialog ending={TENANCY} onClose={() => {}} />)
  await expect.element(page.getByRole('listitem').filter({ hasText: OPEN })).toBeVisible()
  expect(asked(GetAssignmentEndPreview)).toEqual([{ AssignmentId: idOf(1) }])
})

test('the work of an agent leaves nothing, and nothing is asked', async () => {
  signIn()
  const page = await show(<EndAssignmentDialog ending={{ ...TENANCY, role: 'agent' }} onClose={() => {}} />)
  await expect.element(page.getByRole('button', { name: 'End assignment' })).toBeVisible()
  expect(asked(GetAssignmentEndPreview)).toEqual([])
})
