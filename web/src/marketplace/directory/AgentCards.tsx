import type { AgentCard } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { Link } from 'react-router'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BriefcaseIcon, HomeIcon, MapPinIcon } from '../../ui/icons.ts'
import { areaText, experienceText, listingsText } from './agent-texts.ts'
import { pathOfProfile } from './profile-path.ts'
import { classNames } from '../../ui/class-names.ts'
import linked from '../../ui/LinkedCard.module.css'
import styles from './AgentCards.module.css'
import { text as words } from './agent.text.ts'

type AgentCardsProps = {
  agents: readonly AgentCard[]
  /** Names the list. */
  label: string
  /** The level of their names in the page's outline. */
  level?: 2 | 3
}

/** Agents and businesses side by side. Each whole card leads to its page. */
export function AgentCards({ agents, label, level = 3 }: AgentCardsProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.grid} aria-label={label}>
      {agents.map((agent) => (
        <li key={agent.ProfileId}>
          <article className={classNames(linked.card, styles.card)}>
            <div className={styles.head}>
              <Avatar name={agent.Name} picture={agent.PicPath} size="lg" />
              <div>
                <Heading className={styles.name}>
                  <Link to={pathOfProfile(agent)} className={linked.link}>
                    {agent.Name}
                  </Link>
                </Heading>
                {agent.CompanyName && <p className={styles.company}>{agent.CompanyName}</p>}
              </div>
            </div>
            <Facts agent={agent} />
            {(agent.BusinessType || agent.Categories.length > 0) && (
              <p className={styles.categories}>
                {agent.BusinessType && (
                  <Badge tone="brand" plain>
                    {agent.BusinessType}
                  </Badge>
                )}
                {agent.Categories.map((category) => (
                  <Badge key={category} plain>
                    {category}
                  </Badge>
                ))}
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}

function Facts({ agent }: { agent: AgentCard }) {
  const away = agent.DistanceMiles === null ? null : words.milesAway({ miles: agent.DistanceMiles.toFixed(1) })
  const facts = [
    { icon: MapPinIcon, text: [areaText(agent), away].filter(Boolean).join(' · ') },
    { icon: BriefcaseIcon, text: experienceText(agent.YearsExperience) },
    { icon: HomeIcon, text: listingsText(agent.ListingsCount) },
  ]
  return (
    <ul className={styles.facts}>
      {facts.map(
        ({ icon, text }) =>
          text && (
            <li key={text}>
              <Icon of={icon} size="sm" />
              <span className="tabular">{text}</span>
            </li>
          ),
      )}
    </ul>
  )
}
