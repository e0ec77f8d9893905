import type { FailureBody } from '@keystead/contract/rpc/envelope.ts'

export function must<Data>(answer: { status: number; data: Data; error: FailureBody | undefined }): Data {
  if (answer.status !== 200) throw new Error(`call failed with ${answer.status}: ${JSON.stringify(answer.error)}`)
  return answer.data
}
