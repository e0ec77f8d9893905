import type { TestApp, TestPerson } from '../harness.ts'

/** A home that a member is given; null for all who are held to no list. */
export async function givenHome(app: TestApp, { sessionId }: TestPerson): Promise<string | null> {
  const [given] = await app.sql<{ asset_id: string }>(
    `select given.asset_id from session s join seat on seat.account_id = s.account_id and seat.profile_id = s.profile_id
     join seat_asset given on given.member_id = seat.member_id where s.id = $1 and seat.is_limited`,
    [sessionId],
  )
  return given?.asset_id ?? null
}
