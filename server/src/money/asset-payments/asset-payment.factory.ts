import { CreateAssetPayment, ProcessAssetPayment } from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { RunningGateway } from '../../../../gateway/src/start-gateway.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { type Typed, typedToken } from '../payments/payment.factory.ts'

export async function beginAssetPayment(
  payer: TestPerson,
  input: InputOf<typeof CreateAssetPayment>,
): Promise<OutputOf<typeof CreateAssetPayment>> {
  return must(await payer.call(CreateAssetPayment, input))
}

/** What a payer who agrees to what they see sends. */
export async function processInput(
  gateway: RunningGateway,
  { AssetPaymentId, Quote, Fields }: OutputOf<typeof CreateAssetPayment>,
  typed: Typed,
): Promise<InputOf<typeof ProcessAssetPayment>> {
  const Method = 'card' in typed ? 'card' : 'bank'
  return {
    AssetPaymentId,
    Method,
    MerchantKey: Quote.MerchantKey ?? 'none',
    Total: Quote.Options.find((option) => option.Method === Method)!.Total,
    Token: await typedToken(gateway, Fields!, typed),
  }
}
