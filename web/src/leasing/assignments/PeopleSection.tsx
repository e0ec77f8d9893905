import { AssignAsset, GetAssetAssignedProfiles, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { type AssignedAgent, EditAssetAssignment } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { type LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/leasing/leases/leases-messages.text.ts'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../navigation/chunks.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { homeName } from '../../properties/properties/home-texts.ts'
import { lawStateOf } from '../../properties/properties/law-state.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { refusedText, useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BriefcaseIcon, KeyIcon, UsersIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import { DraftActions } from './DraftActions.tsx'
import { AgentCard } from './AgentCard.tsx'
import type { Ending } from './ending-words.ts'
import { LeaseCard } from './LeaseCard.tsx'
import { LeaseNotice } from './LeaseNotice.tsx'
import { LeaseOthers } from './LeaseOthers.tsx'
import { RecordNotice } from './RecordNotice.tsx'
import { notifiedOfLeaseEnd } from './lease-end-words.ts'
import { text } from './people.text.ts'
import styles from './Assignments.module.css'

const EndAssignmentDialog = lazyPart(() => import('./EndAssignmentDialog.tsx').then((part) => part.EndAssignmentDialog))
const EditAssignmentDialog = lazyPart(() => import('./EditAssignmentDialog.tsx').then((part) => part.EditAssignmentDialog))
const LeaseRentDialog = lazyPart(() => import('./LeaseRentDialog.tsx').then((part) => part.LeaseRentDialog))
const TenantEndDialog = lazyPart(() => import('./TenantEndDialog.tsx').then((part) => part.TenantEndDialog))
const LeaseEndDialog = lazyPart(() => import('./LeaseEndDialog.tsx').then((part) => part.LeaseEndDialog))

/** Who works for a property and who lives there: now, soon, and before. Each is shown what they may do about it. */
export function PeopleSection({ details }: { details: UserAssetDetails }) {
  const { data, error, refetch } = useCall(GetAssetAssignedProfiles, { AssetId: details.AssetId })
  const rights = usePropertyRights()(details)
  const unseen = refusedText(useSession(), 'leases:view')
  return (
    <Section
      title={text.people}
      description={unseen ?? (rights.isReadOnly ? undefined : rights.tenants)}
      action={<AssignButtons details={details} />}
    >
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TextSkeleton count={3} />}
      {data && <People details={details} agents={data.Agents} leases={data.Leases} isWhole={unseen === null} />}
    </Section>
  )
}

/** To the screens where people are chosen. */
function AssignButtons({ details }: { details: UserAssetDetails }) {
  const { AssetId, Relation, Units } = details
  const rights = usePropertyRights()(details)
  const may = useMay()
  if (rights.isReadOnly || !may(AssignAsset)) return null
  const obstacle = rights.tenants ?? (Units ? messages.buildingIsLetByUnits : null)
  // The reason that is a matter of the assignment stands beside the heading.
  return (
    <div className={styles.buttons}>
      {Relation === 'manager' && (
        <LinkButton to={paths.assignProperty(AssetId, 'agent')} icon={BriefcaseIcon} size="sm">
          {text.assignAnAgent}
        </LinkButton>
      )}
      {obstacle ? (
        <Button icon={KeyIcon} size="sm" disabledReason={obstacle} reasonIsVisible={obstacle === rights.tenants}>
          {text.moveTenantsIn}
        </Button>
      ) : (
        <LinkButton
          to={Relation === 'manager' ? paths.assignProperty(AssetId, 'tenants') : paths.agentAssignTenants(AssetId)}
          icon={KeyIcon}
          size="sm"
        >
          {text.moveTenantsIn}
        </LinkButton>
      )}
    </div>
  )
}

type PeopleProps = {
  details: UserAssetDetails
  agents: readonly AssignedAgent[]
  leases: readonly LeaseRead[]
  /** Whether leases are among what the reader may see. */
  isWhole: boolean
}

function People({ details, agents, leases, isWhole }: PeopleProps) {
  const navigate = useNavigate()
  const ownProfileId = useSession()?.Profile?.ProfileId
  const [ending, setEnding] = useState<Ending | null>(null)
  const [edited, setEdited] = useState<AssignedAgent | null>(null)
  const [moved, setMoved] = useState<{ lease: LeaseRead; endsOn: string | null } | null>(null)
  const [repriced, setRepriced] = useState<LeaseRead | null>(null)
  const [leaving, setLeaving] = useState<{ lease: LeaseRead; tenant: LeaseRead['Tenants'][number] } | null>(null)
  const isManager = details.Relation === 'manager'
  const may = useMay()
  const mayMoveTenants = usePropertyRights()(details).tenants === null
  const contact = useCommand(ListAsset)

  /** Listing what is listed already, in someone's name, only changes whom strangers turn to. */
  function turnTo({ ProfileId, Name }: { ProfileId: string; Name: string }) {
    const done = ProfileId === ownProfileId ? text.leadsGoToYou : text.leadsGoTo({ name: Name })
    void withToast(contact.run({ AssetId: details.AssetId, ContactProfileId: ProfileId }), done)
  }

  const agentCard = (agent: AssignedAgent) => {
    const isSelf = agent.ProfileId === ownProfileId
    const isListingContact = details.IsListed && details.ListingContact.ProfileId === agent.ProfileId
    const mayAnswer = isManager && may(ListAsset) && details.IsListed && agent.State === 'current' && agent.Scopes.includes('list')
    return (
      <AgentCard
        key={agent.AssignmentId}
        agent={agent}
        isSelf={isSelf}
        isListingContact={isListingContact}
        onContact={mayAnswer ? () => turnTo(isListingContact ? details.ManagedBy : agent) : undefined}
        connectionOpens={isManager && may(GetUserConnectionDetails)}
        onEdit={isManager && may(EditAssetAssignment) ? () => setEdited(agent) : undefined}
        onEnd={(isManager || isSelf) && may(UnassignAsset) ? () => setEnding(endingOfAgent(details, agent, isSelf)) : undefined}
      />
    )
  }
  const leaseCard = (lease: LeaseRead) => (
    <LeaseCard
      key={lease.LeaseId}
      lease={lease}
      connectionOpens={isManager && may(GetUserConnectionDetails)}
      draftActions={
        <DraftActions lease={lease} title={homeName(details)} editAddress={draftAddress(details, lease)} isListed={details.IsListed} />
      }
      notice={
        <LeaseNotice
          lease={lease}
          timeZone={details.TimeZone}
          onChangeEnd={mayMoveTenants ? (endsOn) => setMoved({ lease, endsOn }) : undefined}
        />
      }
      others={<LeaseOthers lease={lease} assetId={details.AssetId} title={homeName(details)} mayEdit={mayMoveTenants} />}
      recordNotice={mayMoveTenants && <RecordNotice lease={lease} stateId={noticeStateOf(details, lease)} />}
      onChangeEnd={mayMoveTenants ? () => setMoved({ lease, endsOn: lease.EndsOn }) : undefined}
      onChangeRent={mayMoveTenants ? () => setRepriced(lease) : undefined}
      onChangeTenantEnd={mayMoveTenants ? (tenant) => setLeaving({ lease, tenant }) : undefined}
      onEnd={mayMoveTenants ? (tenant) => setEnding(endingOfTenant(details, lease, tenant)) : undefined}
    />
  )

  const [livingAgents, pastAgents] = byPast(agents)
  const [livingLeases, pastLeases] = byPast(leases)
  const isEmpty = livingAgents.length === 0 && livingLeases.length === 0
  return (
    <>
      {isEmpty && isWhole && (
        <EmptyState title={text.empty} icon={UsersIcon} compact>
          {isManager && text.emptyHelp}
        </EmptyState>
      )}
      {livingAgents.length > 0 && (
        <>
          <h3 className={styles.kind}>{text.agents}</h3>
          <ul className={styles.cards}>{livingAgents.map(agentCard)}</ul>
        </>
      )}
      {livingLeases.length > 0 && (
        <>
          <h3 className={styles.kind}>{text.leases({ count: livingLeases.length })}</h3>
          <ul className={styles.cards}>{livingLeases.map(leaseCard)}</ul>
        </>
      )}
      {pastAgents.length + pastLeases.length > 0 && (
        <Disclosure summary={text.past({ count: pastAgents.length + pastLeases.length })}>
          <ul className={styles.cards}>
            {pastAgents.map(agentCard)}
            {pastLeases.map(leaseCard)}
          </ul>
        </Disclosure>
      )}
      <Suspense fallback={null}>
        {ending && (
          <EndAssignmentDialog
            ending={ending}
            onClose={() => setEnding(null)}
            onEnded={ending.isSelf ? () => void navigate(paths.agentProperties(), { replace: true }) : undefined}
          />
        )}
        {moved && (
          <LeaseEndDialog
            assetId={details.AssetId}
            title={homeName(details)}
            {...moved}
            isListed={details.IsListed}
            stateId={noticeStateOf(details, moved.lease)}
            told={notifiedOfLeaseEnd({ lease: moved.lease, agents, manager: details.ManagedBy, ownProfileId })}
            onClose={() => setMoved(null)}
          />
        )}
        {repriced && (
          <LeaseRentDialog
            assetId={details.AssetId}
            title={homeName(details)}
            lease={repriced}
            stateId={noticeStateOf(details, repriced)}
            onClose={() => setRepriced(null)}
          />
        )}
        {leaving && <TenantEndDialog title={homeName(details)} {...leaving} onClose={() => setLeaving(null)} />}
        {edited && <EditAssignmentDialog assetId={details.AssetId} agent={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  )
}

/** The state whose law on notices is meant: it speaks of leases from month to month. */
function noticeStateOf(details: UserAssetDetails, { EndsOn }: LeaseRead): number | null {
  return EndsOn === null ? lawStateOf(details) : null
}

function draftAddress({ AssetId, Relation }: UserAssetDetails, { LeaseId }: LeaseRead): string {
  return Relation === 'manager' ? paths.assignProperty(AssetId, 'tenants', null, LeaseId) : paths.agentAssignTenants(AssetId, LeaseId)
}

function endingOfAgent(details: UserAssetDetails, agent: AssignedAgent, isSelf: boolean): Ending {
  return {
    assignmentId: agent.AssignmentId,
    title: homeName(details),
    name: agent.Name,
    role: 'agent',
    isSelf,
    hasBegun: agent.State === 'current',
    isListingContact: details.IsListed && details.ListingContact.ProfileId === agent.ProfileId,
    unitsCount: details.Units?.Count ?? 0,
    othersCount: 0,
  }
}

function endingOfTenant(details: UserAssetDetails, lease: LeaseRead, tenant: LeaseRead['Tenants'][number]): Ending {
  return {
    assignmentId: tenant.AssignmentId,
    title: homeName(details),
    name: tenant.Name,
    role: 'tenant',
    isSelf: false,
    hasBegun: tenant.State === 'current',
    isListingContact: false,
    unitsCount: 0,
    othersCount: lease.Tenants.filter(({ AssignmentId, State }) => State !== 'past' && AssignmentId !== tenant.AssignmentId).length,
  }
}

/** What is or will be, and what is over. */
function byPast<Item extends { State: string }>(items: readonly Item[]): [Item[], Item[]] {
  return [items.filter(({ State }) => State !== 'past'), items.filter(({ State }) => State === 'past')]
}
