import { setTimeout as pause } from 'node:timers/promises'
import { CloseApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import type { Typed } from '../../money/payments/payment.factory.ts'
import { beforeEach, describe, expect } from 'vitest'
import { SSNS } from '../../../../gateway/src/bureau-control-client.ts'
import { app, bureau, gateway, testWith } from '../../../test/bureau-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { everything } from '../../database/pool.ts'
import { activeAccount, CHALLENGED_CARD, GOOD_CARD, readPayment } from '../../money/payments/payment.factory.ts'
import { formOf } from '../applications/application.factory.ts'
import { completeApplication } from '../decisions/decision.factory.ts'
import { homeIn, ownFeeOf, payFee } from '../fees/fee.factory.ts'
import { identityTyped } from '../form/form.factory.ts'
import { lookForScreenings } from './screening.job.ts'
import { agree, askFor, FULL, screeningOf, verifiedLandlord } from './screening.factory.ts'

const test = testWith({ gateway: {} })

/** What a bank and an agency do is told by webhooks. */
const PATIENT = { timeout: 90_000 }
const signal = new AbortController().signal

let owner: TestPerson
let renter: TestPerson
let applicationId: string
let formId: string
let id: string

beforeEach(async () => {
  await bureau.control.reset()
  await bureau.control.webhooks({ url: `${app.url}/webhooks/screening` })
  await gateway.control.behave()
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant', firstName: 'Mia' })])
  await activeAccount(app, gateway, owner)
  await verifiedLandlord(app, owner)
  const Ssn = SSNS.find(({ outcome }) => outcome === 'clean')!.ssn
  applicationId = await completeApplication(renter, await homeIn(app, owner, { fee: null }), { identity: identityTyped({ Ssn }) })
  formId = await formOf(renter, applicationId)
  ;[id] = must(await askFor(owner, applicationId, [formId], { PackageId: FULL, PaidBy: 'applicant' })).ScreeningIds as [string]
}, 60_000)

const state = async () => (await screeningOf(renter, applicationId, id)).State
const fee = () => ownFeeOf(renter, applicationId)
const pay = async (typed: Typed) => payFee(gateway, renter, await fee(), typed)
const ordersAt = async () => (await bureau.control.overview()).screenings.filter(({ reference }) => reference === id).length

describe('what its person pays for', PATIENT, () => {
  test('is ordered when it is paid, and what was ordered is not given back', async () => {
    must(await agree(renter, formId, id))
    expect(await state()).toBe('unpaid')
    await pay(GOOD_CARD)
    await expect.poll(state, { timeout: 30_000 }).toBe('working')
    must(await owner.call(CloseApplication, { ApplicationId: applicationId, Reason: null }))
    await lookForScreenings.run(app.services, signal)
    expect(await state()).toBe('canceled')
    expect(await fee()).toMatchObject({ State: 'paid', GiveBackReason: null })
  })

  test('is ordered also where they agree in the moment in which the payment comes', async () => {
    const agreeing = await app.services.jobDatabase.transaction(everything('a payment comes'), async (db) => {
      await db.sql(`update application_fee set status = 'paid', paid_at = now() where form_id = $1`, [formId])
      const call = agree(renter, formId, id)
      // Until it waits for this transaction, or has gone on without it.
      const waits = () =>
        app.sql(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%application_fee%for share%' and datname = current_database()`,
        )
      for (let look = 0; look < 40 && (await waits()).length === 0; look += 1)
        if (await Promise.race([call.then(() => true), pause(50)])) break
      return { call }
    })
    must(await agreeing.call)
    expect(await state()).not.toBe('unpaid')
  })

  test('is not ordered where its application has ended before the payment came, which goes back', async () => {
    must(await agree(renter, formId, id))
    const { PaymentId } = await pay(CHALLENGED_CARD)
    await expect.poll(async () => (await fee()).State, { timeout: 30_000 }).toBe('pending')
    const url = (await readPayment(renter, PaymentId)).ChallengeUrl!
    must(await owner.call(CloseApplication, { ApplicationId: applicationId, Reason: null }))
    await gateway.control.answerChallenge(url, 'complete')
    await expect.poll(async () => (await fee()).State, { timeout: 30_000 }).toBe('givenBack')
    expect(await ordersAt()).toBe(0)
    await lookForScreenings.run(app.services, signal)
    expect(await state()).toBe('canceled')
    expect(await app.sql('select 1 from screening_charge where screening_id = $1', [id])).toEqual([])
  })
})
