import { ApplicationNotOpen } from '@keystead/contract/applications/applications/application.operations.ts'
import { type AcceptConditions, ConditionsNotOpen } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import {
  asKeeper,
  listForms,
  noteEvent,
  type ReachedForm,
  setConditionsAccepted,
  showChange,
  tellLandlord,
} from '../applications/application.public.ts'
import { lockAsRead } from './decide.ts'
import { text } from './decision.text.ts'
import { isInTheirName } from './get-decision.ts'

export const acceptConditions: Handler<typeof AcceptConditions, ReachedForm> = (context, { FormId, Version }) => {
  const { db, owned, audit } = context
  const { applicationId } = owned
  return asKeeper(context, async () => {
    const application = await lockAsRead(db, applicationId, Version)
    const forms = await listForms(db, [applicationId])
    const own = forms.find(({ id }) => id === FormId)
    if (!own || own.ended_at !== null) fail(ApplicationNotOpen)
    const isAsked = application.status === 'conditional' && application.conditions_accepted_at === null
    if (!isAsked || !isInTheirName(own)) fail(ConditionsNotOpen)
    await setConditionsAccepted(db, applicationId)
    await noteEvent(db, application, { kind: 'conditionsAccepted', byProfileId: own.profile_id })
    const said = say(text, 'accepted', { home: application.home_title })
    await tellLandlord(context, application, { kind: 'accepted', said, byProfileId: own.profile_id })
    await showChange(db, application, forms)
    audit(applicationId)
    return { ApplicationId: applicationId }
  })
}
