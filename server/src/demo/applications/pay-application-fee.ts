import {
  SendApplication,
  CreateApplication,
  GetApplicationDetails,
  GetApplications,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { APPLICANT } from '@keystead/contract/applications/applications/application.values.ts'
import {
  CalculateApplicationFee,
  GetApplicationFeeFields,
  GetApplicationFees,
  PayApplicationFee,
} from '@keystead/contract/applications/fees/fee.operations.ts'
import type { Behalf } from '../../rpc/later-call.ts'
import type { Services } from '../../rpc/services.ts'
import { askerOf } from '../ask-sandbox.ts'
import { typeInto } from '../money/sandbox.ts'
import { callAs } from './demo-call.ts'

const CO_APPLICANT = 2

type Named = { readonly name: string; readonly email: string }
type Asking = {
  readonly landlord: Behalf
  readonly assetId: string
  readonly renter: Behalf
  readonly along: Named
  readonly message: string
}

/** An application that a landlord sends to someone they know and, by email, to someone else. Answers it. */
export async function askBoth(services: Services, { landlord, assetId, renter, along, message }: Asking): Promise<string> {
  const { Items } = await callAs(services, landlord, GetApplications, { AssetId: assetId, States: ['draft', 'sent'] })
  const before = Items[0]?.ApplicationId
  const made =
    before ??
    (
      await callAs(services, landlord, CreateApplication, {
        AssetId: assetId,
        Message: message,
        Applicants: [
          { ApplicantTypeId: APPLICANT, ProfileId: renter.profileId },
          { ApplicantTypeId: CO_APPLICANT, Name: along.name, Email: along.email },
        ],
      })
    ).ApplicationId
  const { State } = await callAs(services, landlord, GetApplicationDetails, { ApplicationId: made })
  if (State === 'draft') await callAs(services, landlord, SendApplication, { ApplicationId: made })
  return made
}

/** By card at the sandbox, where there is one. */
export async function payFee(services: Services, renter: Behalf, ApplicationId: string, signal: AbortSignal): Promise<void> {
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_KEY: secretKey } = services.settings
  const { Items } = await callAs(services, renter, GetApplicationFees, { ApplicationId })
  const due = Items.find(({ IsYou, State }) => IsYou && State === 'due')
  if (!due || !services.payments?.isSandbox || !url) return
  const { FormId, FeeId } = due
  const { MerchantKey, Options } = await callAs(services, renter, CalculateApplicationFee, { FormId, FeeId })
  const byCard = Options.find(({ Method }) => Method === 'card')
  if (MerchantKey === null || !byCard) return
  const { CardUrl: cardUrl, BankUrl: bankUrl } = await callAs(services, renter, GetApplicationFeeFields, { FormId, FeeId })
  const Token = await typeInto(askerOf(url, secretKey, signal), { cardUrl, bankUrl }, 'card', due.Name)
  await callAs(services, renter, PayApplicationFee, { FormId, FeeId, Method: 'card', MerchantKey, Total: byCard.Total, Token })
}
