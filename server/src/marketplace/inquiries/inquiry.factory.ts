import { randomUUID } from 'node:crypto'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { SendProfileEnquiry } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { only } from '../../database/db.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'

type InquiryInput = InputOf<typeof SendProfileEnquiry>

export function inquiryTo(profileId: string, changes: Partial<InquiryInput> = {}): InquiryInput {
  return {
    ProfileId: profileId,
    Name: 'Nora Field',
    Email: `${randomUUID()}@example.com`,
    Message: 'Hello, is the bungalow with the porch still free in May?',
    ...changes,
  }
}

/** A message in somebody's inbox, however public they are; answers its id. */
export async function receivedInquiry(
  app: TestApp,
  { accountId, profileId }: Pick<TestPerson, 'accountId' | 'profileId'>,
): Promise<string> {
  const rows = await app.sql<{ id: string }>(
    `insert into profile_inquiry (account_id, profile_id, sender_name, sender_email, message)
     values ($1, $2, 'Nora Field', 'nora@example.com', 'Hello, is it still free?') returning id`,
    [accountId, profileId],
  )
  return only(rows).id
}
