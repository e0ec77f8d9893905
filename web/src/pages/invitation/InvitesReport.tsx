import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CircleCheckIcon, InfoIcon } from '../../ui/icons.ts'
import type { InviteResults } from './use-send-invites.ts'
import { text } from './invite-many.text.ts'
import styles from './InvitesReport.module.css'

/** What became of them; `kept` is how many stay in the field. */
export type InviteReport = { readonly sent: number; readonly joined: number; readonly kept: number; readonly typeId: number }

export const NO_INVITES: Omit<InviteReport, 'typeId'> = { sent: 0, joined: 0, kept: 0 }

export function withResults(report: InviteReport, results: InviteResults, kept: number): InviteReport {
  const count = (outcome: InviteResults[number]['Outcome']) => results.filter(({ Outcome }) => Outcome === outcome).length
  return { ...report, sent: report.sent + count('sent'), joined: report.joined + count('joined'), kept }
}

const LISTS = new Map<number, typeof paths.connectedTenants>([
  [PROFILE_TYPES.Owner, paths.connectedOwners],
  [PROFILE_TYPES.Agent, paths.connectedAgents],
  [PROFILE_TYPES.Tenant, paths.connectedTenants],
])

/** It takes the focus: the form below it may have become short. */
export function InvitesReport({ report: { sent, joined, kept, typeId } }: { report: InviteReport }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const list = LISTS.get(typeId)
  const isNone = sent + joined === 0
  return (
    <div ref={box} className={classNames(styles.report, isNone && styles.none)} role="status" tabIndex={-1}>
      <Icon of={kept === 0 ? CircleCheckIcon : InfoIcon} />
      <div>
        <p className={styles.title}>{sentText(sent)}</p>
        {joined > 0 && <p>{text.askedAlready({ count: joined })}</p>}
        {kept > 0 && <p>{text.notInvited({ count: kept })}</p>}
        {list && sent > 0 && <Link to={list({ tab: 'sent' })}>{text.seeSent}</Link>}
      </div>
    </div>
  )
}

function sentText(sent: number): string {
  return sent === 0 ? text.noneSent : text.sent({ count: sent })
}
