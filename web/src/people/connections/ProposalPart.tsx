import type { ConnectionDetails } from '@keystead/contract/people/connections/connection.schemas.ts'
import { Section } from '../../ui/Section.tsx'
import { text } from './proposal.text.ts'
import styles from './ProposalPart.module.css'

/** The properties that wait for an agent, and on which terms. */
export function ProposalPart({ proposal, isOver }: { proposal: NonNullable<ConnectionDetails['Proposal']>; isOver?: boolean }) {
  const { AssetsCount, Titles, TermsText } = proposal
  const more = AssetsCount - Titles.length
  return (
    <Section title={isOver ? text.offered : text.comesWithIt}>
      <ul className={styles.titles}>
        {Titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
        {more > 0 && <li>{text.more({ count: more })}</li>}
      </ul>
      <p className={styles.terms}>{TermsText}</p>
    </Section>
  )
}
