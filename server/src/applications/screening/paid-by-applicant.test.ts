import { FeePaid } from '@keystead/contract/applications/fees/fee.events.ts'
import { CloseApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { CancelScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect } from 'vitest'
import { SSNS } from '../../../../gateway/src/bureau-control-client.ts'
import { app, bureau, gateway, testWith } from '../../../test/bureau-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { everything } from '../../database/pool.ts'
import { activeAccount, CHALLENGED_CARD, GOOD_CARD, readPayment } from '../../money/payments/payment.factory.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import { applicationOf, formOf } from '../applications/application.factory.ts'
import { completeApplication } from '../decisions/decision.factory.ts'
import { feesOf, homeIn, payFee } from '../fees/fee.factory.ts'
import { changeFee } from '../fees/fee.queries.ts'
import { identityTyped } from '../form/form.factory.ts'
import { lookForScreenings } from './screening.job.ts'
import { agree, askFor, FULL, screeningOf } from './screening.factory.ts'

const test = testWith({ gateway: {} })
const PATIENT = { timeout: 90_000 }

let owner: TestPerson
let renter: TestPerson
let applicationId: string
let formId: string
let screeningId: string

beforeEach(async () => {
  await bureau.control.reset()
  await bureau.control.webhooks({ url: `${app.url}/webhooks/screening` })
  await gateway.control.behave()
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant', firstName: 'Mia' })])
  await activeAccount(app, gateway, owner)
  const assetId = await homeIn(app, owner, { fee: null })
  applicationId = await completeApplication(renter, assetId, { identity: identityTyped({ Ssn: SSNS[0]!.ssn }) })
  formId = await formOf(renter, applicationId)
  ;[screeningId = ''] = must(await askFor(owner, applicationId, [formId], { PackageId: FULL, PaidBy: 'applicant' })).ScreeningIds
})

const own = async () => (await feesOf(renter, applicationId)).find(({ IsYou, Kind }) => IsYou && Kind === 'screening')!
const state = async () => (await screeningOf(owner, applicationId, screeningId)).State
async function feeBecomes(State: string): Promise<void> {
  await expect.poll(async () => (await own()).State, { timeout: 30_000 }).toBe(State)
}
const orders = async () => (await bureau.control.overview()).screenings.filter(({ reference }) => reference === screeningId)

describe('what an applicant pays for', PATIENT, () => {
  test('is ordered once it is paid, and not before', async () => {
    must(await agree(renter, formId, screeningId))
    expect(await state()).toBe('unpaid')
    expect(await orders()).toEqual([])
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await feeBecomes('paid')
    await expect.poll(state, { timeout: 30_000 }).toBe('working')
    expect(await orders()).toHaveLength(1)
  })

  test('waits for them until it is paid', async () => {
    const next = async () => (await applicationOf(renter, applicationId)).Next
    must(await agree(renter, formId, screeningId))
    expect(await state()).toBe('unpaid')
    expect(await next()).toBe('screening')
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await expect.poll(next).toBe('waitForDecision')
  })

  test('is ordered as they agree where it is paid already', async () => {
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await feeBecomes('paid')
    expect(await state()).toBe('requested')
    expect(await orders()).toEqual([])
    must(await agree(renter, formId, screeningId))
    await expect.poll(state, { timeout: 30_000 }).toBe('working')
    expect(await orders()).toHaveLength(1)
  })

  test('is ordered where they agree at the very moment at which the payment comes', async () => {
    const [fee] = await app.sql<{ id: string; account_id: string; cents: number }>(
      `select id, account_id, cents from application_fee where form_id = $1 and kind = 'screening'`,
      [formId],
    )
    let agreed = null as ReturnType<typeof agree> | null
    await eventTransaction(app.services, everything('a payment comes'), async (context) => {
      await changeFee(context.db, fee!, { status: 'paid', isPaid: true })
      const { id, account_id: accountId, cents } = fee!
      await app.services.events.emit(context, FeePaid, [
        { id, accountId, applicationId, formId, kind: 'screening', cents, isSettled: true },
      ])
      // They agree before that is committed.
      agreed = agree(renter, formId, screeningId)
      await Promise.race([agreed, pause(1_500)])
    })
    must(await agreed!)
    await expect.poll(state, { timeout: 30_000 }).toBe('working')
  })

  test('goes back where it was canceled before it was ordered', async () => {
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await feeBecomes('paid')
    must(await owner.call(CancelScreening, { ApplicationId: applicationId, ScreeningId: screeningId }))
    await feeBecomes('givenBack')
    expect(await orders()).toEqual([])
  })

  test('stays with the agency once it was ordered', async () => {
    must(await agree(renter, formId, screeningId))
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await expect.poll(state, { timeout: 30_000 }).toBe('working')
    must(await owner.call(CloseApplication, { ApplicationId: applicationId, Reason: null, ReportUsed: 'N' }))
    await lookForScreenings.run(app.services, new AbortController().signal)
    expect(await state()).toBe('canceled')
    expect(await own()).toMatchObject({ State: 'paid', GiveBackReason: null })
  })

  test('is not ordered where its application has ended before the payment came, which goes back', async () => {
    must(await agree(renter, formId, screeningId))
    const { PaymentId } = await payFee(gateway, renter, await own(), CHALLENGED_CARD)
    await feeBecomes('pending')
    const url = (await readPayment(renter, PaymentId)).ChallengeUrl!
    must(await owner.call(CloseApplication, { ApplicationId: applicationId, Reason: null, ReportUsed: 'N' }))
    await gateway.control.answerChallenge(url, 'complete')
    await feeBecomes('givenBack')
    expect(await orders()).toEqual([])
    await lookForScreenings.run(app.services, new AbortController().signal)
    expect(await state()).toBe('canceled')
    expect(await app.sql('select 1 from screening_charge where screening_id = $1', [screeningId])).toEqual([])
  })
})
