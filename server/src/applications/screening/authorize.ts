import { ApplicationNotOpen } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  type AuthorizeScreening,
  PackageNotOffered,
  type RefuseScreening,
  ScreeningChanged,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { MANUAL_PACKAGE, SCREENING_CONSENT_VERSION } from '@keystead/contract/applications/screening/screening.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { OwnForm, ReachedForm } from '../applications/application.public.ts'
import { findSsnKind, listLastFour, listUsAddresses } from '../form/form.public.ts'
import { numberPlace, order } from './order-call.ts'
import { dropFee, isPaidFor } from './payer.ts'
import { isWanted, withOwn } from './reach.ts'
import { dropNumber, keepNumber, type ScreeningRow, setConsented, setOver } from './screening.queries.ts'
import { text } from './screening.text.ts'
import { showScreening, tellDeciders } from './tell-screening.ts'

type Input = ParsedInputOf<typeof AuthorizeScreening>

export const authorizeScreening: Handler<typeof AuthorizeScreening, ReachedForm> = (context, input) => {
  const { db, owned, origin, services, audit } = context
  return withOwn(context, { owned, screeningId: input.ScreeningId }, async (screening, own) => {
    const { application, form } = own
    if (screening.state !== 'requested') fail(ScreeningChanged)
    if (!isWanted(own)) fail(ApplicationNotOpen)
    if (input.ConsentVersion !== SCREENING_CONSENT_VERSION) failField('ConsentVersion', messages.textOld)
    const isOwnCheck = screening.package_id === MANUAL_PACKAGE
    if (!isOwnCheck) {
      if (services.screening === null) fail(PackageNotOffered)
      if ((await listUsAddresses(db, form.id)).length === 0) failField('Agrees', messages.noUsAddress)
      await keepFullNumber(context, { screening, own }, input)
    }
    const consent = { version: input.ConsentVersion, ip: origin.ip || null, userAgent: origin.userAgent }
    const next = isOwnCheck ? 'checking' : (await isPaidFor(db, screening)) ? 'ordered' : 'unpaid'
    await setConsented(db, screening.id, next, consent)
    if (next === 'ordered') await order(context, screening.id)
    const about = { screening, application, form }
    const said = say(text, 'agreed', { name: form.name, home: application.home_title })
    await tellDeciders(context, about, { kind: 'agreed', said })
    await showScreening(db, about)
    audit(screening.id, { application: application.id, consent: input.ConsentVersion })
    return { ScreeningId: screening.id }
  })
}

type About = { readonly screening: ScreeningRow; readonly own: OwnForm }

/** Where the form has the last four digits, the whole is given now; it goes as soon as it was handed on. */
async function keepFullNumber({ db, services }: CallContext, { screening, own: { form } }: About, { Ssn }: Input): Promise<void> {
  const kind = await findSsnKind(db, form.id)
  if (kind === 'none' && Ssn !== null) failField('Ssn', messages.ssnNone)
  if (kind !== 'last4') return
  if (Ssn === null) failField('Ssn', messages.ssnNeeded)
  const { last4Ssn } = await listLastFour(db, form.id)
  if (!Ssn.endsWith(last4Ssn ?? '')) failField('Ssn', messages.ssnOther)
  const sealed = services.sealer.seal(Ssn, numberPlace(screening.id))
  await keepNumber(db, { id: screening.id, accountId: form.profile_account_id }, sealed)
}

export const refuseScreening: Handler<typeof RefuseScreening, ReachedForm> = (context, { ScreeningId }) => {
  const { db, owned, audit } = context
  return withOwn(context, { owned, screeningId: ScreeningId }, async (screening, { application, form }) => {
    if (screening.state !== 'requested' && screening.state !== 'unpaid') fail(ScreeningChanged)
    await dropNumber(db, screening.id)
    await setOver(db, screening.id, 'refused')
    await dropFee(context, screening)
    const about = { screening, application, form }
    const said = say(text, 'refused', { name: form.name, home: application.home_title })
    await tellDeciders(context, about, { kind: 'refused', said })
    await showScreening(db, about)
    audit(screening.id)
    return { ScreeningId: screening.id }
  })
}
