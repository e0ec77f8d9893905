import type { LeaseNotice, RenewalWish, TenantWords } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { type ProfileCard, nameless } from '../../identity/profiles/profile.public.ts'
import type { WordsColumns } from './lease-words.queries.ts'

/** Who said something of the end of some leases. */
export function speakersIn(rows: readonly WordsColumns[]): string[] {
  return rows.flatMap((row) => [row.notice_by_profile_id, row.renewal_asked_by_profile_id]).filter((id) => id !== null)
}

type Reader = {
  readonly profileId: string
  readonly isManager: boolean
  readonly cards: ReadonlyMap<string, ProfileCard>
}

type Words = { readonly Notice: LeaseNotice | null; readonly RenewalWish: RenewalWish | null }

/** What is said of the end of a lease that runs, as one of those reads it whom it concerns. */
export function presentWords(row: WordsColumns, { profileId, isManager, cards }: Reader): Words {
  const nameOf = (id: string | null) => (id === profileId ? null : (cards.get(id ?? '')?.Name ?? nameless.closedAccount))
  return {
    Notice:
      row.moves_out_on === null || row.notice_given_at === null
        ? null
        : {
            MovesOutOn: row.moves_out_on,
            GivenAt: row.notice_given_at.toISOString(),
            By: nameOf(row.notice_by_profile_id),
            IsRecorded: (cards.get(row.notice_by_profile_id ?? '')?.ProfileType ?? 'Tenant') !== 'Tenant',
            CanTakeBack: isManager || row.notice_by_profile_id === profileId,
          },
    RenewalWish:
      row.renewal_asked_at === null ? null : { AskedAt: row.renewal_asked_at.toISOString(), By: nameOf(row.renewal_asked_by_profile_id) },
  }
}

type Standing = { readonly runs: boolean; readonly isPast: boolean; readonly endsOn: string | null; readonly knowsWhole: boolean }

/** The same for a tenant, and what they can say. Those who get a bill each do not speak for each other. */
export function presentTenantWords(
  row: WordsColumns,
  { runs, isPast, endsOn, knowsWhole }: Standing,
  reader: Omit<Reader, 'isManager'>,
): TenantWords {
  // What those say who stay is not for who has left.
  const words = isPast ? { Notice: null, RenewalWish: null } : presentWords(row, { ...reader, isManager: false })
  const canSpeak = runs && knowsWhole && words.Notice === null
  return { ...words, CanGiveNotice: canSpeak, CanAskToRenew: canSpeak && endsOn !== null && words.RenewalWish === null }
}
