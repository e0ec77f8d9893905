import { FormGiven, FormsGoing } from '@keystead/contract/applications/applications/application.events.ts'
import { FORM_SECTIONS } from '@keystead/contract/applications/form/form.values.ts'
import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { deleteRestricted, moveRestricted } from '../../documents/documents/document.public.ts'
import { type EventContext, hourly, type Listener, on } from '../../rpc/events.ts'
import { acrossAccounts, findLastForm } from '../applications/application.public.ts'
import { nothingYet } from './content.ts'
import { dropContentsOf, findKnown, listSections, moveContents, saveSection, SECRETS } from './form.queries.ts'
import { eraseLongEnded } from './erase-form.ts'
import { openNumbers, sealNumber } from './sealed-numbers.ts'

export const formListeners: readonly Listener[] = [
  on(FormGiven, 'what its applicant has filled in before, or their account says of them, goes into it', async (context, forms) => {
    for (const form of forms) await acrossAccounts(context.db, () => fillFromLast(context, form))
  }),
  on(FormsGoing, 'its documents go with it', async (context, forms) => {
    await deleteRestricted(
      context,
      forms.map(({ id }) => id),
    )
  }),
  on(ProfileMoved, 'what its forms hold comes along', async ({ db }, profiles) => {
    for (const profile of profiles)
      await acrossAccounts(db, async () => {
        const ids = await moveContents(db, profile)
        await moveRestricted(db, ids, { accountId: profile.accountId, profileId: profile.id })
      })
  }),
  on(AccountClosing, 'what its forms hold is deleted, numbers and documents as well', async (context, accounts) => {
    for (const { accountId } of accounts)
      await acrossAccounts(context.db, async () => {
        const ids = await dropContentsOf(context.db, accountId)
        await deleteRestricted(context, ids)
      })
  }),
  hourly('what forms said that were decided on long ago', ({ services }) => eraseLongEnded(services)),
]

type Begun = { readonly id: string; readonly accountId: string; readonly profileId: string; readonly filledByAccountId: string }

/** All but its documents, which show what was so at the time. Numbers are sealed once more, for their new place. */
async function fillFromLast(context: EventContext, { id, accountId, profileId, filledByAccountId }: Begun): Promise<void> {
  const { db } = context
  if ((await listSections(db, id)).length > 0) return
  const last = await findLastForm(db, { accountId, profileId, filledByAccountId }, id)
  if (!last) {
    const data = { ...nothingYet().personal, ...(await findKnown(db, profileId)) }
    await saveSection(db, { formId: id, accountId, section: 'personal', version: 0, data })
    return
  }
  const sections = await listSections(db, last.id)
  for (const section of FORM_SECTIONS) {
    const before = sections.find((row) => row.section === section)
    if (before) await saveSection(db, { formId: id, accountId, section, version: 0, data: before.data })
  }
  const numbers = await openNumbers(context, last.id)
  for (const kind of SECRETS) {
    const value = numbers[kind]
    if (value !== undefined) await sealNumber(context, { formId: id, accountId }, kind, value)
  }
}
