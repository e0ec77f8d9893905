import { FormErased } from '@keystead/contract/applications/form/form.events.ts'
import { ApplicationFormErased, ApplicationFormStillOpen, type EraseAppForm } from '@keystead/contract/applications/form/form.operations.ts'
import { ApplicationFormNotFound, ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import type { FormErasure } from '@keystead/contract/applications/form/form.schemas.ts'
import { everything } from '../../database/pool.ts'
import { deleteRestricted } from '../../documents/documents/document.public.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import {
  applicationText,
  asKeeper,
  erasable,
  findKeptUntil,
  isTaken,
  listForms,
  lockApplication,
  lockLongEnded,
  noteEvent,
  type ReachedForm,
  type ReadableForm,
  setErased,
  setNumbersErased,
  showChange,
} from '../applications/application.public.ts'
import { dropConsents, dropSecrets, dropSections, SECRETS } from './form.queries.ts'

const AT_ONCE = 100

export const eraseForm: Handler<typeof EraseAppForm, ReachedForm> = (context, { FormId }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = (await lockApplication(db, owned.applicationId)) ?? fail(ApplicationNotFound)
    const forms = (await listForms(db, [application.id])).filter(isTaken)
    const form = forms.find(({ id }) => id === FormId) ?? fail(ApplicationFormNotFound)
    if (form.ended_at === null) fail(ApplicationFormStillOpen)
    const what = erasable(form, application.status)
    if (what === 'none') fail(ApplicationFormErased)
    await erase(context, { id: FormId, applicationId: application.id, accountId: form.profile_account_id }, { isWhole: what === 'all' })
    await noteEvent(db, application, { kind: what === 'all' ? 'formErased' : 'numbersErased', byProfileId: form.profile_id })
    await showChange(db, application, forms)
    audit(FormId, { erased: what })
    return { FormId, Erased: what }
  })
}

/** For who may read it. */
export async function erasureOf({ db, services }: Pick<EventContext, 'db' | 'services'>, form: ReadableForm): Promise<FormErasure> {
  const keptUntil = await findKeptUntil(db, form.id, services.settings.APPLICATION_RETENTION_MONTHS)
  return {
    Erased: form.erased_at !== null ? 'all' : form.numbers_erased_at !== null ? 'numbers' : 'none',
    At: (form.erased_at ?? form.numbers_erased_at)?.toISOString() ?? null,
    CanErase: form.is_own ? erasable(form, form.application_status) : 'none',
    KeptUntil: form.erased_at === null ? (keptUntil?.toISOString() ?? null) : null,
  }
}

type Erased = { readonly id: string; readonly applicationId: string; readonly accountId: string }

/** A sealed number goes with the key that it is sealed with, which stands beside it: no other copy of that key exists. */
async function erase(
  context: EventContext,
  { id, applicationId, accountId }: Erased,
  { isWhole, isLongAgo = false }: { readonly isWhole: boolean; readonly isLongAgo?: boolean },
): Promise<void> {
  const { db, services } = context
  await dropSecrets(db, id, SECRETS)
  await deleteRestricted(context, [id])
  if (isWhole) {
    await dropSections(db, id)
    await dropConsents(db, id)
    await setErased(db, id, applicationText.untaken)
  } else await setNumbersErased(db, id)
  await services.events.emit(context, FormErased, [{ id, accountId, applicationId, isWhole, isLongAgo }])
}

/** What was decided on long ago. Decisions, and the notices that came with them, stay. */
export async function eraseLongEnded(services: Services): Promise<void> {
  await eventTransaction(services, everything('housekeeping'), async (context) => {
    for (const form of await lockLongEnded(context.db, services.settings.APPLICATION_RETENTION_MONTHS, AT_ONCE)) {
      if (form.profile_account_id === null) await setErased(context.db, form.id, applicationText.untaken)
      else {
        const whose = { id: form.id, applicationId: form.application_id, accountId: form.profile_account_id }
        await erase(context, whose, { isWhole: true, isLongAgo: true })
      }
    }
  })
}
