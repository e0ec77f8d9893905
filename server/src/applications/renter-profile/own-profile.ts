import {
  type DeleteRenterProfile,
  type GetRenterProfile,
  type KeepRenterProfile,
  NoFormToKeep,
  RenterProfileNotFound,
} from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import type { Db } from '../../database/db.ts'
import { lockAccount } from '../../identity/accounts/account.public.ts'
import { revokeLinksTo } from '../../links/links.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findReadableForm } from '../applications/application.public.ts'
import { readStated } from '../form/form.public.ts'
import { type OfRenter, ofRenter } from './renter-profile.access.ts'
import { PROFILE_LINK } from './profile-link.ts'
import { presentOwn } from './renter-profile.present.ts'
import {
  deleteProfile,
  findProfile,
  findSource,
  keepProfile,
  listOpenings,
  listShareIds,
  listShares,
  type SourceRow,
} from './renter-profile.queries.ts'

export const getRenterProfile: Handler<typeof GetRenterProfile> = async ({ db, actor }, { FormId }) => {
  const renter = ofRenter(actor)
  const profile = await findProfile(db, renter)
  const source = await findSource(db, renter, FormId)
  const form = source && source.id !== profile?.form_id ? await readSource(db, renter, source) : null
  return {
    Profile: profile && presentOwn(profile, await listShares(db, renter), await listOpenings(db, renter)),
    FormToKeep: form && {
      FormId: form.id,
      HomeTitle: form.home_title,
      SubmittedAt: source!.submitted_at.toISOString(),
      ExpiresAt: source!.expires_at.toISOString(),
    },
  }
}

/** As its applicant reads it. */
function readSource(db: Db, { accountId }: OfRenter, { id, application_id, profile_id }: SourceRow) {
  const reader = { accountId: accountId!, profileId: profile_id, personAccountId: accountId! }
  return findReadableForm(db, { applicationId: application_id, formId: id }, reader)
}

export const keepRenterProfile: Handler<typeof KeepRenterProfile> = async ({ db, actor, audit }, { FormId }) => {
  const renter = ofRenter(actor)
  await lockAccount(db, renter.accountId!)
  const source = (await findSource(db, renter, FormId)) ?? fail(NoFormToKeep)
  const form = (await readSource(db, renter, source)) ?? fail(NoFormToKeep)
  const data = await readStated(db, form.id, form.as_of)
  await endProfile(db, renter)
  const id = await keepProfile(db, renter, { ...source, formId: form.id, name: form.name, data })
  audit(id, { form: form.id })
  return { ExpiresAt: source.expires_at.toISOString() }
}

export const deleteRenterProfile: Handler<typeof DeleteRenterProfile> = async ({ db, actor, audit }) => {
  const renter = ofRenter(actor)
  const { id } = (await findProfile(db, renter)) ?? fail(RenterProfileNotFound)
  await endProfile(db, renter)
  audit(id)
  return {}
}

async function endProfile(db: Db, renter: OfRenter): Promise<void> {
  for (const id of await listShareIds(db, renter)) await revokeLinksTo(db, PROFILE_LINK, id)
  await deleteProfile(db, renter)
}
