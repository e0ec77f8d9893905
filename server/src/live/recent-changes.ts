import type { Resource } from '@keystead/contract/rpc/resources.ts'
import type { Change, OwnChange } from '../rpc/machinery.ts'
import type { LiveReader } from './live-streams.ts'

/** Longer than a page takes from being served to opening its stream, on most days. */
const KEPT_MS = 30_000
const MOST_KEPT = 2_000
/** Clocks of processes that serve one page together differ by less. */
const CLOCKS_DIFFER_MS = 2_000

type Reader = Pick<LiveReader, 'accountId' | 'actingAccountId' | 'profileId'>

/** What this process has heard in the last seconds, for a stream that begins: its page was read a little earlier. */
export type RecentChanges = {
  /** From now on everything is heard; what was before is not known. */
  begin(): void
  note(change: Change | OwnChange): void
  /** What may have changed for a reader since an instant (milliseconds since 1970), or null where that is not known. */
  since(reader: Reader, instant: number): readonly Resource[] | null
}

export function keepRecentChanges(now: () => number = Date.now): RecentChanges {
  let knownSince = Infinity
  let kept: { at: number; change: Change | OwnChange }[] = []

  function forget(count: number): void {
    const last = kept[count - 1]
    if (last) knownSince = Math.max(knownSince, last.at + 1)
    kept = kept.slice(count)
  }

  return {
    begin() {
      kept = []
      knownSince = now()
    },
    note(change) {
      kept.push({ at: now(), change })
      const firstYoung = kept.findIndex(({ at }) => at > now() - KEPT_MS)
      forget(Math.max(firstYoung, kept.length - MOST_KEPT))
    },
    since(reader, instant) {
      const from = instant - CLOCKS_DIFFER_MS
      if (from < Math.max(knownSince, now() - KEPT_MS)) return null
      const changes = kept.filter(({ at, change }) => at >= from && concerns(change, reader)).flatMap(({ change }) => change.changes)
      return [...new Set(changes)]
    },
  }
}

function concerns(change: Change | OwnChange, { accountId, actingAccountId, profileId }: Reader): boolean {
  if ('account' in change) return [accountId, actingAccountId].includes(change.account)
  return change.profiles.includes(profileId) || change.profiles.includes(oneReader({ accountId, profileId }))
}

/** How one person is named as one profile, which may be a business's, for which others act as well. The database says it, too. */
export function oneReader({ accountId, profileId }: Pick<LiveReader, 'accountId' | 'profileId'>): string {
  return `${accountId} ${profileId}`
}
