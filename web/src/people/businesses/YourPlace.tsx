import { GetUserBusinessDetails } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { UpdateOwnMembership } from '@keystead/contract/people/businesses/member.operations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { assume, useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { RightsList } from './RightsList.tsx'
import { text as rights } from './rights.text.ts'
import { text } from './view-business.text.ts'
import styles from './ViewBusiness.module.css'

/** What the reader is here and may do, in words; whether they show; and the way out. */
export function YourPlace({ business }: { business: BusinessDetails }) {
  const member = useSession()?.Member
  const [isLeaving, setIsLeaving] = useState(false)
  if (!member) return null
  return (
    <Card as="section" aria-labelledby="your-place" className={styles.stack}>
      <h2 id="your-place" className={styles.cardTitle}>
        {text.yourPlace}
      </h2>
      <p>{text.yourRole({ role: member.Role })}</p>
      <RightsList
        rights={member.Rights}
        isAdministrator={member.IsAdministrator}
        where={member.IsLimited ? rights.limitedSelf : rights.all}
      />
      <ShowMe business={business} />
      <div>
        <Button onClick={() => setIsLeaving(true)}>{text.leave}</Button>
      </div>
      {isLeaving && <LeaveDialog business={business} onClose={() => setIsLeaving(false)} />}
    </Card>
  )
}

function ShowMe({ business: { BusinessId, IsShown } }: { business: BusinessDetails }) {
  const client = useQueryClient()
  const command = useCommand(UpdateOwnMembership)

  async function show(wanted: boolean) {
    const change = (isShown: boolean) =>
      assume(client, GetUserBusinessDetails, { BusinessId }, (details) => ({ ...details, IsShown: isShown }))
    change(wanted)
    const isDone = await withToast(command.run({ BusinessId, IsShown: wanted }), wanted ? text.shownNow : text.hiddenNow)
    if (!isDone) change(!wanted)
  }

  return (
    <label className={styles.check}>
      <input type="checkbox" checked={IsShown} onChange={(event) => void show(event.target.checked)} />
      <span>{text.shown}</span>
    </label>
  )
}
