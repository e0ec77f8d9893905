import { formatDate } from '@keystead/contract/values/dates.ts'
import { Badge } from '../../ui/Badge.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { text as words } from '../agreements/agreement-words.text.ts'
import { PartyStateBadge } from '../agreements/PartyStateBadge.tsx'
import { hasOrder, partiesInOrder } from '../agreements/turns.ts'
import type { Agreement } from './signing-state.ts'
import styles from './Signing.module.css'
import { text } from './signing.text.ts'

/** What it is about: from whom, until when, the message, and who takes part. */
export function AgreementFacts({ agreement }: { agreement: Agreement }) {
  const { SenderName, SignBy, Home, Category, Message, State } = agreement
  return (
    <div className={styles.facts}>
      <FactsTable
        facts={[
          fact(text.facts.from, <bdi>{SenderName}</bdi>),
          State === 'sent' ? fact(text.facts.signBy, formatDate(SignBy)) : null,
          fact(text.facts.home, Home && <bdi>{Home.Title}</bdi>),
          fact(text.facts.category, Category),
        ]}
      />
      {Message && (
        <figure className={styles.message}>
          <figcaption>{text.message({ name: SenderName })}</figcaption>
          <blockquote dir="auto">{Message}</blockquote>
        </figure>
      )}
      <Parties agreement={agreement} />
    </div>
  )
}

function Parties({ agreement: { Parties: parties } }: { agreement: Agreement }) {
  return (
    <Section title={text.parties} description={hasOrder(parties) ? text.inOrder : text.atOnce}>
      <ol className={styles.parties}>
        {partiesInOrder(parties).map((party) => (
          <li key={party.PartyId} className={styles.party}>
            <div className={styles.partyWords}>
              <p className={styles.partyName}>
                <bdi>{party.Name}</bdi>
                {party.IsYou && (
                  <Badge tone="brand" plain>
                    {text.you}
                  </Badge>
                )}
              </p>
              <p className={styles.note}>{text.partyLine({ role: party.Role, part: words.parts[party.Part] })}</p>
            </div>
            {party.Part === 'copy' ? <Badge tone="neutral">{text.atTheEnd}</Badge> : <PartyStateBadge state={party.State} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}
