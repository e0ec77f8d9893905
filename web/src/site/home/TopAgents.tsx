import type { AgentCard } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { AgentCards } from '../../marketplace/directory/AgentCards.tsx'
import styles from './HomeParts.module.css'

/** Agents to begin with. */
export function TopAgents({ agents }: { agents: readonly AgentCard[] }) {
  return (
    <div className={styles.wrap}>
      <Section
        display
        title="Agents to turn to"
        description="People who manage, list and show property for others."
        action={
          <Link to={paths.agents()} className={styles.all}>
            See all agents
            <Icon of={ArrowRightIcon} />
          </Link>
        }
      >
        <AgentCards agents={agents} label="Agents" />
      </Section>
    </div>
  )
}
