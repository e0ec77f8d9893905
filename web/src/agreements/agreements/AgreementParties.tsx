import type { PartyRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { text as words } from './agreement-words.text.ts'
import type { AgreementDetails } from './agreement-details.ts'
import { PartyStateBadge } from './PartyStateBadge.tsx'
import { hasOrder, partiesInOrder } from './turns.ts'
import { text } from './view-agreement.text.ts'
import styles from './Agreement.module.css'

/** Who is part of it, in their order, and what each has done. */
export function AgreementParties({ agreement: { Parties, State } }: { agreement: AgreementDetails }) {
  const isInOrder = hasOrder(Parties)
  return (
    <Section title={text.people}>
      <ol className={styles.list}>
        {partiesInOrder(Parties).map((party) => (
          <li key={party.PartyId}>
            <p className={styles.name}>
              <bdi>{party.IsYou ? words.you({ name: party.Name }) : party.Name}</bdi>
              {State !== 'draft' && party.Part !== 'copy' && <PartyStateBadge state={party.State} />}
            </p>
            <small>
              {[party.Role, words.parts[party.Part], isInOrder && party.Part !== 'copy' && text.turn({ turn: party.Turn })]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {party.Email && <small>{party.Email}</small>}
            <Times party={party} />
            {party.Reason && <p className={styles.note}>{text.reason({ reason: party.Reason })}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Times({ party: { State, DoneAt, ViewedAt, RemindedAt } }: { party: PartyRead }) {
  const timeZone = useTimeZone()
  const at = (moment: string) => ({ at: formatMoment(new Date(moment), timeZone) })
  const done =
    DoneAt !== null && (State === 'signed' || State === 'approved' || State === 'declined') ? text.doneAt[State](at(DoneAt)) : null
  // What they have done says that they opened it.
  const lines = done ? [done] : [ViewedAt && text.viewedAt(at(ViewedAt)), RemindedAt && text.remindedAt(at(RemindedAt))]
  return lines.filter(Boolean).map((line) => (
    <small key={line} className="tabular">
      {line}
    </small>
  ))
}
