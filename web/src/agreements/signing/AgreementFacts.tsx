import { formatDate } from '@keystead/contract/values/dates.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { type Agreement, hasOrder, partiesInOrder } from './signing-state.ts'
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

type Party = Agreement['Parties'][number]

const TONES: Readonly<Record<Party['State'], Tone>> = {
  waiting: 'neutral',
  sent: 'neutral',
  viewed: 'info',
  signed: 'good',
  approved: 'good',
  declined: 'bad',
}

function Parties({ agreement }: { agreement: Agreement }) {
  return (
    <Section title={text.parties} description={hasOrder(agreement) ? text.inOrder : text.atOnce}>
      <ol className={styles.parties}>
        {partiesInOrder(agreement).map((party) => (
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
              <p className={styles.note}>{text.partyLine({ role: party.Role, part: text.parts[party.Part] })}</p>
            </div>
            <Badge tone={party.Part === 'copy' ? 'neutral' : TONES[party.State]}>
              {party.Part === 'copy' ? text.partyStates.copy : text.partyStates[party.State]}
            </Badge>
          </li>
        ))}
      </ol>
    </Section>
  )
}
