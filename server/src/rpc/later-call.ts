import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { appendAudit } from '../audit/audit.ts'
import type { AccountActor } from './actor.ts'
import type { CallContext } from './call-context.ts'
import type { Services } from './services.ts'

/** For whom a job does something that they have agreed on before. */
export type Behalf = { readonly accountId: string; readonly profileId: string; readonly profileType: ProfileTypeName }

type Note = { readonly objectId: string; readonly detail: Record<string, unknown> }

/**
 * Work of handlers that a job does on behalf of a profile, in a transaction of its account: there is no session by then, and the audit chain of
 * the account says which job it was.
 */
export async function callLater<Result>(
  services: Services,
  behalf: Behalf,
  job: string,
  work: (context: CallContext) => Promise<Result>,
): Promise<Result> {
  const { accountId, profileId } = behalf
  const claims = { kind: 'account', accountId, profileId, memberId: null } as const
  const { result, afterCommit } = await services.jobDatabase.transaction(claims, async (db) => {
    const notes: Note[] = []
    const later: (() => Promise<void>)[] = []
    const made = await work({
      db,
      services,
      ...laterCaller(services, behalf),
      setSession: () => {
        throw new Error('a job has no session')
      },
      audit: (objectId, detail = {}) => void notes.push({ objectId, detail }),
      afterCommit: (one) => void later.push(one),
    })
    for (const { objectId, detail } of notes)
      await appendAudit(db, {
        chain: `account:${accountId}`,
        actor: { account: accountId, profile: profileId, job },
        operation: job,
        objectId,
        detail,
      })
    return { result: made, afterCommit: later }
  })
  for (const one of afterCommit)
    await one().catch((error: unknown) => services.log.error({ err: error, job }, 'work after a commit failed'))
  return result
}

/** Who makes such a call, and from where: also for what a handler prepares outside of the transaction. */
export function laterCaller({ languages: { usual } }: Pick<Services, 'languages'>, behalf: Behalf): Pick<CallContext, 'actor' | 'origin'> {
  return {
    actor: actorFor(behalf, usual),
    origin: { deviceId: null, deviceIsKnown: false, ip: '', userAgent: null, language: usual, publicOrigin: '' },
  }
}

function actorFor({ accountId, profileId, profileType }: Behalf, language: string): AccountActor {
  return {
    kind: 'account',
    accountId,
    sessionId: '',
    actingFor: { accountId, profileId, profileType, member: null },
    language,
    factorIsFresh: false,
    byFormerSecret: false,
    secretSha256: Buffer.alloc(0),
  }
}
