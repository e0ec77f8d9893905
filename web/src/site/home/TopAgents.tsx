import type { AgentCard } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { AgentCards } from '../../marketplace/directory/AgentCards.tsx'
import styles from './HomeParts.module.css'
import { text } from './home.text.ts'

/** Agents to begin with. */
export function TopAgents({ agents }: { agents: readonly AgentCard[] }) {
  return (
    <div className={styles.wrap}>
      <Section
        display
        title={text.agentsToTurnTo}
        description={text.peopleWhoManageListAnd}
        action={
          <Link to={paths.agents()} className={styles.all}>
            {text.seeAllAgents}
            <Icon of={ArrowRightIcon} />
          </Link>
        }
      >
        <AgentCards agents={agents} label={text.agents} />
      </Section>
    </div>
  )
}
