import {
  CalculateApplicationFee,
  GetApplicationFeeFields,
  GetApplicationFees,
  PayApplicationFee,
} from '@keystead/contract/applications/fees/fee.operations.ts'
import type { FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { RunningGateway } from '../../../../gateway/src/start-gateway.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import type { LooksAtRows } from '../../../test/people.ts'
import { activeAccount, type Typed, typedToken } from '../../money/payments/payment.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { begunApplication } from '../applications/application.factory.ts'

/** In a state, which decides what may be asked: in Texas nothing is said of it. */
export async function homeIn(
  app: LooksAtRows,
  owner: TestPerson,
  { state = 'TX', fee = '45.00' }: { state?: string; fee?: string | null } = {},
): Promise<string> {
  const { AssetId } = await addListedProperty(app, owner, { ApplicationFee: fee })
  await app.sql('update asset set state_id = (select id from state where code = $2) where id = $1', [AssetId, state])
  return AssetId
}

/** A landlord who is paid online, with a home for which it costs something to apply, and a renter who has begun to. */
export async function feeToPay(app: TestApp, gateway: RunningGateway, home: Parameters<typeof homeIn>[2] = {}) {
  await gateway.control.behave()
  const [owner, renter] = await Promise.all([
    app.newPerson({ firstName: 'Olive' }),
    app.newPerson({ profileType: 'Tenant', firstName: 'Mia' }),
  ])
  const account = await activeAccount(app, gateway, owner)
  const assetId = await homeIn(app, owner, home)
  return { owner, renter, account, assetId, ...(await begunApplication(renter, assetId)) }
}

export const feesOf = async (person: TestPerson, ApplicationId: string): Promise<FeeRead[]> =>
  must(await person.call(GetApplicationFees, { ApplicationId })).Items

/** The one of the reader. */
export const ownFeeOf = async (person: TestPerson, ApplicationId: string): Promise<FeeRead> =>
  (await feesOf(person, ApplicationId)).find(({ IsYou }) => IsYou)!

type Fee = Pick<FeeRead, 'FormId' | 'FeeId'>

/** What a payer who agrees to what they see sends. */
export async function payFeeInput(
  gateway: RunningGateway,
  payer: TestPerson,
  { FormId, FeeId }: Fee,
  typed: Typed,
): Promise<InputOf<typeof PayApplicationFee>> {
  const quote = must(await payer.call(CalculateApplicationFee, { FormId, FeeId }))
  const Method = 'card' in typed ? 'card' : 'bank'
  return {
    FormId,
    FeeId,
    Method,
    MerchantKey: quote.MerchantKey ?? 'none',
    Total: quote.Options.find((option) => option.Method === Method)!.Total,
    Token: await typedToken(gateway, must(await payer.call(GetApplicationFeeFields, { FormId, FeeId })), typed),
  }
}

export async function payFee(gateway: RunningGateway, payer: TestPerson, fee: Fee, typed: Typed) {
  return must(await payer.call(PayApplicationFee, await payFeeInput(gateway, payer, fee, typed)))
}
