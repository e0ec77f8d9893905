import type { MemberDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { messages } from '@keystead/contract/people/businesses/businesses-messages.text.ts'
import { GetBusinessMemberDetails } from '@keystead/contract/people/businesses/member.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { memberStatusOf } from './business-texts.ts'
import { ForBusiness } from './ForBusiness.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { memberName } from './member-texts.ts'
import { RightsList } from './RightsList.tsx'
import { text as rights } from './rights.text.ts'
import { useMemberActions } from './use-member-actions.tsx'
import { text } from './members.text.ts'
import styles from './Members.module.css'

export function head(): PageHead {
  return { title: text.memberTitle, noindex: true }
}

/** One member: who, in which role, what that allows, and on which properties. */
export function ViewMemberScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <ForBusiness title={text.memberTitle} id={search.get('business')} wanted="members:view">
      {() => (id === null ? <NotThere /> : <Member key={id} memberId={id} />)}
    </ForBusiness>
  )
}

const WAY = [
  { text: text.businesses, to: paths.businesses() },
  { text: text.title, to: paths.businessMembers() },
]

function NotThere() {
  return (
    <Page title={text.memberTitle} breadcrumbs={WAY} width="narrow">
      <ErrorState
        failure={{ message: messages.memberNotFound }}
        action={<LinkButton to={paths.businessMembers()}>{text.title}</LinkButton>}
      />
    </Page>
  )
}

function Member({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useCall(GetBusinessMemberDetails, { MemberId: memberId })
  if (data) return <Details member={data} />
  if (error?.status === 404 || error?.status === 400) return <NotThere />
  return (
    <Page title={text.memberTitle} breadcrumbs={WAY}>
      {error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <TextSkeleton />}
    </Page>
  )
}

function Details({ member }: { member: MemberDetails }) {
  const navigate = useNavigate()
  const actions = useMemberActions(() => void navigate(paths.businessMembers()))
  const [isLeaving, setIsLeaving] = useState(false)
  const name = memberName(member)
  const status = memberStatusOf(member.Status)
  return (
    <Page
      title={<bdi>{name}</bdi>}
      picture={<Avatar name={name} picture={member.PicPath} size="lg" />}
      description={[member.Title, member.Role].filter(Boolean).join(' · ')}
      status={<Badge tone={status.tone}>{status.text}</Badge>}
      breadcrumbs={WAY}
      action={
        <>
          {actions.actsOf(member, member.MayResend).map((act) => (
            <Act key={'text' in act ? act.text : ''} act={act} />
          ))}
          {member.IsSelf && <Button onClick={() => setIsLeaving(true)}>{text.leave}</Button>}
        </>
      }
    >
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="details">
          <h2 id="details" className={styles.cardTitle}>
            {text.details}
          </h2>
          <FactsTable
            facts={[
              fact(text.email, <EmailText email={member.Email} />),
              fact(text.jobTitle, member.Title),
              fact(text.role, member.Role),
              fact(text.invitedBy, member.InvitedBy),
              fact(text.invited, <DateText date={member.InvitedAt} />),
              fact(text.expires, member.Status === 'invited' && member.ExpiresAt ? <DateText date={member.ExpiresAt} /> : null),
              fact(text.joined, member.JoinedAt && <DateText date={member.JoinedAt} />),
            ]}
          />
        </Card>
        <div>
          <Section title={member.IsSelf ? text.whatYouMayDo : text.whatTheyMayDo}>
            <RightsList
              rights={member.Rights}
              isAdministrator={member.IsAdministrator}
              where={member.IsLimited ? rights.limited({ count: member.PropertiesCount }) : rights.all}
            />
          </Section>
          <Properties member={member} />
        </div>
      </div>
      {actions.dialog}
      {isLeaving && <LeaveDialog business={{ BusinessId: member.BusinessId, Name: member.Business }} onClose={() => setIsLeaving(false)} />}
    </Page>
  )
}

/** An act of the menu as a button, where there is room for it. */
function Act({ act }: { act: MenuEntry }) {
  if ('to' in act) {
    return (
      <LinkButton to={act.to} icon={act.icon}>
        {act.text}
      </LinkButton>
    )
  }
  if (!('onSelect' in act) || 'isChosen' in act) return null
  return (
    <Button icon={act.icon} disabledReason={act.disabledReason} reasonIsVisible={false} onClick={act.onSelect}>
      {act.text}
    </Button>
  )
}

/** So many are named; the rest is counted. */
const MOST_NAMED = 50

function Properties({ member: { IsLimited, Properties: homes, PropertiesCount } }: { member: MemberDetails }) {
  if (!IsLimited) {
    return (
      <Section title={text.theirProperties}>
        <p>{text.allOfThem}</p>
      </Section>
    )
  }
  const rest = PropertiesCount - Math.min(homes.length, MOST_NAMED)
  return (
    <Section title={text.theirProperties}>
      {homes.length === 0 ? (
        <p>{text.noProperty}</p>
      ) : (
        <ul className={styles.homes}>
          {homes.slice(0, MOST_NAMED).map(({ AssetId, Title, Address }) => (
            <li key={AssetId}>
              <bdi>{Title}</bdi>
              <small className={styles.note}>{Address}</small>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className={styles.note}>{text.andMore({ count: rest })}</p>}
    </Section>
  )
}
