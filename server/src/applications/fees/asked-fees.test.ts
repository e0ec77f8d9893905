import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { everything } from '../../database/pool.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { EventContext } from '../../rpc/events.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { begunApplication } from '../applications/application.factory.ts'
import { askFee, type FeeRow, lockFee, giveBackFee, voidFee } from './fees.public.ts'

let owner: TestPerson
let renter: TestPerson
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
})

/** As a room above does. */
async function within<Result>(work: (context: EventContext) => Promise<Result>): Promise<Result> {
  let result: Result | undefined
  await eventTransaction(app.services, everything('a test'), async (context) => {
    result = await work(context)
  })
  return result as Result
}

async function formIn(state: string, ApplicationFee: string | null): Promise<string> {
  const { AssetId } = await addListedProperty(app, owner, { ApplicationFee })
  await app.sql('update asset set state_id = (select id from state where code = $2) where id = $1', [AssetId, state])
  return (await begunApplication(renter, AssetId)).FormId
}
const asked = (formId: string, cents: number) => within((context) => askFee(context, { formId, kind: 'screening', cents }))
const found = (formId: string, kind: FeeRow['kind']) => within(({ db }) => lockFee(db, { formId, kind }))

describe('a fee that a room above asks', () => {
  test('counts against what the state allows, beside the application fee', async () => {
    const formId = await formIn('VA', '30.00')
    expect(await asked(formId, 3_500)).toMatchObject({
      kind: 'screening',
      wanted_cents: 3_500,
      cents: 2_000,
      limited_by: 'capped',
      form_id: formId,
    })
    expect(await found(formId, 'application')).toMatchObject({ cents: 3_000, limited_by: null })
  })

  test('is asked in full where the state has no rule, or names no amount', async () => {
    expect(await asked(await formIn('TX', '30.00'), 3_500)).toMatchObject({ cents: 3_500, limited_by: null })
    expect(await asked(await formIn('CO', null), 3_500)).toMatchObject({ cents: 3_500, limited_by: 'actualCost' })
  })

  test('of a check is its cost where all other fees are forbidden, and nothing where that is as well', async () => {
    expect(await asked(await formIn('RI', '30.00'), 3_500)).toMatchObject({ cents: 3_500, limited_by: 'actualCost' })
    const forbidden = await asked(await formIn('MA', '30.00'), 3_500)
    expect(forbidden).toMatchObject({ cents: 0, limited_by: 'forbidden', status: 'none' })
  })

  test('is asked once as long as it is to be paid, and is found', async () => {
    const formId = await formIn('TX', null)
    const first = await asked(formId, 3_500)
    expect((await asked(formId, 9_900))?.id).toBe(first!.id)
    expect(await found(formId, 'screening')).toEqual(first)
    expect(await found(formId, 'application')).toBeNull()
  })

  test('is not asked any more once it is void; another one may be asked then', async () => {
    const formId = await formIn('VA', null)
    const { id } = (await asked(formId, 4_000))!
    await within((context) => voidFee(context, id, 'The report is not needed.'))
    expect(await found(formId, 'screening')).toMatchObject({ id, status: 'void' })
    expect(await asked(formId, 5_000)).toMatchObject({ cents: 5_000, limited_by: null })
  })

  test('that no one has paid is not given back', async () => {
    const formId = await formIn('TX', null)
    const fee = (await asked(formId, 4_000))!
    await within((context) => giveBackFee(context, fee.id, 'No reason.'))
    expect(await found(formId, 'screening')).toEqual(fee)
  })

  test('of a form that is over is not asked', async () => {
    const formId = await formIn('TX', null)
    await app.sql('update application_form set ended_at = now() where id = $1', [formId])
    expect(await asked(formId, 4_000)).toBeNull()
  })
})

describe('a fee that was asked', () => {
  test('is never raised, and what was paid of it stays in the books', async () => {
    const formId = await formIn('TX', '30.00')
    await expect(app.sql('update application_fee set cents = 3001 where form_id = $1', [formId])).rejects.toThrow(/check|as it was asked/)
    await expect(app.sql(`update application_fee set kind = 'screening' where form_id = $1`, [formId])).rejects.toThrow('as it was asked')
  })
})
