import {
  type DeclineReference,
  type GetReferenceToGive,
  type GiveEmployerReference,
  type GiveLandlordReference,
  type GivePersonalReference,
  ReferenceAnsweredAlready,
  ReferenceFairHousing,
  ReferenceLinkOver,
} from '@keystead/contract/applications/references/reference.operations.ts'
import type { RefereeKind } from '@keystead/contract/applications/form/form.values.ts'
import { messages } from '@keystead/contract/applications/references/references-messages.text.ts'
import type { ReferenceState } from '@keystead/contract/applications/references/reference.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { fairHousingWarnings } from '@keystead/contract/properties/properties/fair-housing.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { nameless } from '../../identity/profiles/profile.public.ts'
import { openLink } from '../../links/links.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import {
  acrossAccounts,
  type ApplicationRow,
  findApplication,
  keptNameOf,
  listForms,
  lockApplication,
  showChange,
} from '../applications/application.public.ts'
import { REFERENCE_LINK } from './reference-link.ts'
import { findLinkedReference, type ReferenceRow, setGiven } from './reference.queries.ts'
import { text } from './reference.text.ts'

/**
 * In a transaction that from here on touches the rows of those who decide. A link that is unknown, too old or of an application that is over is
 * answered alike.
 */
async function behind(db: Db, secret: string): Promise<ReferenceRow> {
  const link = (await openLink(db, [REFERENCE_LINK], secret)) ?? fail(ReferenceLinkOver)
  await claimAccount(db, link.accountId)
  return (await findLinkedReference(db, link.objectId)) ?? fail(ReferenceLinkOver)
}

/** Public reads have no transaction of their own. */
export const getReferenceToGive: Handler<typeof GetReferenceToGive> = ({ services: { database } }, { Token }) =>
  database.transaction(
    { kind: 'public' },
    async (db) => {
      const reference = await behind(db, Token)
      const application = (await findApplication(db, reference.application_id)) ?? fail(ReferenceLinkOver)
      return {
        Kind: reference.kind,
        State: reference.state,
        Name: reference.name,
        ApplicantName: reference.applicant_name,
        LandlordName: (await keptNameOf(db, application.profile_id)) ?? nameless.closedAccount,
        // How a reference knows the applicant they say themselves.
        About: reference.kind === 'personal' ? null : reference.about,
        UntilAt: reference.until_at.toISOString(),
        AnsweredAt: reference.answered_at?.toISOString() ?? null,
      }
    },
    { readOnly: true },
  )

type Given = { readonly state: Exclude<ReferenceState, 'asked'>; readonly answer: object | null }

/** Of two answers at once the second one finds the first. */
async function give(context: CallContext, secret: string, kind: RefereeKind | null, given: Given): Promise<{ State: ReferenceState }> {
  const { db, audit } = context
  const { id, application_id } = await behind(db, secret)
  const application = (await lockApplication(db, application_id)) ?? fail(ReferenceLinkOver)
  // It may have come to its end while this call waited.
  const reference = (await findLinkedReference(db, id)) ?? fail(ReferenceLinkOver)
  if (kind !== null && reference.kind !== kind) fail(ReferenceLinkOver)
  if (!(await setGiven(db, id, given))) fail(ReferenceAnsweredAlready)
  await tell(context, application, reference, given.state)
  audit(application.id, { reference: id, state: given.state })
  return { State: given.state }
}

/** Those who decide. Screens of the applicant show that it was answered. */
async function tell(
  { db, services }: CallContext,
  application: ApplicationRow,
  { id, applicant_name: applicant }: ReferenceRow,
  state: Given['state'],
): Promise<void> {
  await notify(
    { db, services },
    {
      event: 'application.referenceAnswered',
      once: `application.reference:${id}`,
      profileIds: [application.profile_id],
      assetId: application.asset_id,
      said: say(text, state, { applicant, home: application.home_title }),
      actorProfileId: null,
      path: paths.viewApplication(application.id),
      changes: ['application'],
    },
  )
  await acrossAccounts(db, async () => showChange(db, application, await listForms(db, [application.id])))
}

type Commented = { readonly Comment: string | null; readonly FairHousingReviewed: boolean }

/** Those who decide read it as they decide, so its words are looked at as those of a listing are. */
function kept<Said extends Commented>({ FairHousingReviewed, ...answer }: Said): Given {
  if (!FairHousingReviewed && fairHousingWarnings(answer.Comment).length > 0)
    fail(ReferenceFairHousing, { FairHousingReviewed: messages.fairHousing })
  return { state: 'answered', answer }
}

export const giveLandlordReference: Handler<typeof GiveLandlordReference> = (context, { Token, ...said }) =>
  give(context, Token, 'landlord', kept(said))

export const giveEmployerReference: Handler<typeof GiveEmployerReference> = (context, { Token, ...said }) => {
  const { Pay, PeriodId, ...rest } = said
  const isSaid = said.PaySaid === 'said'
  return give(context, Token, 'employer', kept({ ...rest, Pay: isSaid ? Pay : null, PeriodId: isSaid ? PeriodId : null }))
}

export const givePersonalReference: Handler<typeof GivePersonalReference> = (context, { Token, ...said }) =>
  give(context, Token, 'personal', kept(said))

export const declineReference: Handler<typeof DeclineReference> = (context, { Token, IsNotThem }) =>
  give(context, Token, null, { state: IsNotThem ? 'notThem' : 'declined', answer: null })
