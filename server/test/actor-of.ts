import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { AccountActor } from '../src/rpc/actor.ts'
import type { TestPerson } from './harness.ts'

/** A person as calls of theirs are made, for tests that ask less than a whole call. */
export function actorOf(
  { accountId, profileId, sessionId }: Pick<TestPerson, 'accountId' | 'profileId' | 'sessionId'>,
  profileType: ProfileTypeName = 'Owner',
): AccountActor {
  return {
    kind: 'account',
    accountId,
    sessionId,
    actingFor: { accountId, profileId, profileType, member: null },
    language: 'en',
    factorIsFresh: true,
    byFormerSecret: false,
    secretSha256: Buffer.alloc(32),
  }
}
