import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer } from '../../../test/stand-in.ts'
import { menuSections } from './menu-sections.ts'
import { SignedInHeader } from './SignedInHeader.tsx'

const AGENT = { ProfileTypeId: 2, ProfileType: 'Agent' }
const nothing = () => {}

async function headOf(signedIn: SessionRecord) {
  const session = { ...signedIn, AccountId: idOf(1) }
  answer(GetNotifications, sampleOf(GetNotifications.output, { Items: [] }))
  answer(GetUserProfiles, { ActiveProfileId: null, Profiles: [], Businesses: [], FirstName: null, LastName: null })
  const sections = menuSections(session, { waiting: '27', hasBusinesses: session.Member !== undefined })
  const page = await show(
    <SignedInHeader session={session} sections={sections} adds={[]} isMenuOpen={false} onMenu={nothing} onSearch={nothing} />,
  )
  return { page, count: sections.length }
}

test.each([
  { name: 'an agent', session: () => signIn(AGENT), entries: 8 },
  { name: 'an agent of a business', session: () => signIn(AGENT, memberAs('administrator')), entries: 9 },
])('the menu of $name stands beside the search wherever it is shown, or is a button', async ({ session, entries }) => {
  const { page, count } = await headOf(session())
  expect(count).toBeGreaterThanOrEqual(entries)
  const nav = page.getByRole('navigation', { name: 'Main' })
  const shownAt: number[] = []
  for (const width of [1024, 1280, 1359, 1360, 1366, 1439, 1440, 1600, 1920]) {
    await screen.viewport(width, 600)
    if (nav.elements().length === 0) {
      await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
      continue
    }
    shownAt.push(width)
    const last = nav.getByRole('listitem').last().element().getBoundingClientRect()
    const search = page
      .getByRole('button', { name: /^Search/ })
      .element()
      .getBoundingClientRect()
    expect(search.left - last.right, `at ${width}`).toBeGreaterThanOrEqual(12)
  }
  expect(shownAt).toContain(1440)
  expect(shownAt).not.toContain(1280)
})
