import type { OwnRenterProfile, RenterProfileShare } from '@keystead/contract/applications/renter-profile/renter-profile.schemas.ts'
import { StopRenterProfileShare } from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { formatDayOf, formatMoment } from '@keystead/contract/values/dates.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ShareIcon, MailIcon } from '../../ui/icons.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './renter-profile.text.ts'
import { ShareProfileDialog } from './ShareProfileDialog.tsx'
import styles from './RenterProfile.module.css'

/** Links to the profile, and who has opened each. */
export function ProfileShares({ profile: { State, ExpiresAt, Shares } }: { profile: OwnRenterProfile }) {
  const [isSharing, setIsSharing] = useState(false)
  const [asked, setAsked] = useState<RenterProfileShare | null>(null)
  const stopping = useCommand(StopRenterProfileShare)

  async function stop({ ShareId }: RenterProfileShare) {
    if (await withToast(stopping.run({ ShareId }), text.stopped)) setAsked(null)
  }

  return (
    <Section
      title={text.shares}
      description={text.sharesHelp}
      action={
        State === 'valid' && (
          <Button variant="primary" icon={ShareIcon} onClick={() => setIsSharing(true)}>
            {text.share}
          </Button>
        )
      }
    >
      {Shares.length === 0 ? (
        <p className={styles.help}>{text.noShares}</p>
      ) : (
        <ItemList>
          {Shares.map((share) => (
            <ShareItem key={share.ShareId} share={share} onStop={() => setAsked(share)} />
          ))}
        </ItemList>
      )}
      {isSharing && <ShareProfileDialog expiresAt={ExpiresAt} onClose={() => setIsSharing(false)} />}
      {asked && (
        <ConfirmDialog
          open
          title={text.stopTitle({ label: asked.Label })}
          consequence={text.stopConsequence}
          confirmText={text.stopConfirm}
          busy={stopping.pending}
          onConfirm={() => void stop(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Section>
  )
}

function ShareItem({ share, onStop }: { share: RenterProfileShare; onStop: () => void }) {
  const timeZone = useTimeZone()
  const { Label, Email, State, SharedAt, UntilAt, ShowsContacts, OpeningsCount, Openings } = share
  return (
    <Item
      icon={Email === null ? ShareIcon : MailIcon}
      title={<bdi>{Label}</bdi>}
      status={<Badge tone={State === 'open' ? 'good' : 'neutral'}>{text.states[State]}</Badge>}
      action={
        State === 'open' && (
          <Button size="sm" variant="quiet" onClick={onStop} aria-label={text.stopOf({ label: Label })}>
            {text.stop}
          </Button>
        )
      }
    >
      {Email !== null && <p>{text.toEmail({ email: Email })}</p>}
      <p>{text.shared({ day: formatDayOf(SharedAt, timeZone), until: formatMoment(new Date(UntilAt), timeZone) })}</p>
      {ShowsContacts && <p>{text.withContacts}</p>}
      <p>{OpeningsCount === 0 ? text.neverOpened : text.opened({ count: OpeningsCount })}</p>
      {Openings.length > 0 && (
        <ul className={styles.openings}>
          {Openings.map(({ Name, At }) => (
            <li key={`${Name} ${At}`}>
              <bdi>{text.openedBy({ name: Name, at: formatMoment(new Date(At), timeZone) })}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Item>
  )
}
