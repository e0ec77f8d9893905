import type { AssignedAgent } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { feeText, scopesText, stateLook, tenureText } from './assignment-texts.ts'
import { PersonLine } from './PersonLine.tsx'
import { text } from './people.text.ts'
import styles from './Assignments.module.css'

type AgentCardProps = {
  agent: AssignedAgent
  isSelf: boolean
  isListingContact: boolean
  connectionOpens: boolean
  /** Makes messages and tours of the listing theirs, or the manager's again. */
  onContact?: () => void
  onEdit?: () => void
  onEnd?: () => void
}

/** Someone who works for a property: as what, for how much, with which scopes, and until when. */
export function AgentCard({ agent, isSelf, isListingContact, connectionOpens, onContact, onEdit, onEnd }: AgentCardProps) {
  const state = stateLook(agent.State)
  const isOver = agent.State === 'past'
  return (
    <Card as="li" padding="tight">
      <PersonLine
        name={isSelf ? text.nameYou({ name: agent.Name }) : agent.Name}
        picture={agent.PicPath}
        connectionId={connectionOpens ? agent.ConnectionId : null}
        status={<Badge tone={state.tone}>{state.text}</Badge>}
        action={
          !isOver && (
            <>
              {onContact && (
                <Button size="sm" variant="quiet" onClick={onContact}>
                  {isListingContact ? text.answerMyself : text.letThemAnswer}
                  <span className="visually-hidden"> {text.leadsOfListing({ name: agent.Name })}</span>
                </Button>
              )}
              {onEdit && (
                <Button size="sm" variant="quiet" onClick={onEdit}>
                  {text.change}
                  <span className="visually-hidden"> {text.whatAgentDoes({ name: agent.Name })}</span>
                </Button>
              )}
              {onEnd && (
                <Button size="sm" variant="quiet" onClick={onEnd}>
                  {isSelf ? text.endOwnAssignment : text.endAssignment}
                  <span className="visually-hidden"> {isSelf ? '' : text.ofName({ name: agent.Name })}</span>
                </Button>
              )}
            </>
          )
        }
      >
        <p>{[agent.ContractType, feeText(agent)].filter(Boolean).join(' · ')}</p>
        <p className={styles.soft}>{scopesText(agent.Scopes)}</p>
        <p className={styles.soft}>{tenureText(agent)}</p>
        {isListingContact && !isOver && <p className={styles.soft}>{text.answersLeads}</p>}
        {agent.EndReason && <p className={styles.soft}>{agent.EndReason}</p>}
      </PersonLine>
    </Card>
  )
}
