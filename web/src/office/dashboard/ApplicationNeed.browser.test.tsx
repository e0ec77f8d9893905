import { expect, test } from 'vitest'
import { applicationCard } from '../../../test/applications.ts'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { ApplicationNeed } from './ApplicationNeed.tsx'

const VIEW = `/User/Applications/ViewApplication?id=${idOf(1)}`

test.each([
  [
    'fill' as const,
    'Your application for Larch House is not filled in yet',
    'Fill it in: Larch House',
    `/User/Applications/Form?id=${idOf(9)}`,
  ],
  ['answer' as const, 'Olive Owner approves your application for Larch House with conditions', 'Read the conditions: Larch House', VIEW],
  ['screening' as const, 'A screening for Larch House waits for you', 'See the screening: Larch House', VIEW],
  ['lease' as const, 'Tova Tester: approved for Larch House', 'Draft the lease: Larch House', VIEW],
  ['decide' as const, 'Tova Tester applied for Larch House', 'Read the forms: Larch House', VIEW],
])('what comes next is %s', async (Next, title, link, to) => {
  signIn()
  const application = applicationCard(1, 'Larch House', { Next, FormId: idOf(9), LandlordName: 'Olive Owner', Names: ['Tova Tester'] })
  const page = await show(
    <ul>
      <ApplicationNeed application={application} />
    </ul>,
  )
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', to)
})
