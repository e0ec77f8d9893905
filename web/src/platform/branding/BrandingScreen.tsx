import { GetUserBrandingDetails, SwitchUserProfileBranding } from '@keystead/contract/platform/branding/branding.operations.ts'
import { messages } from '@keystead/contract/platform/branding/branding-messages.text.ts'
import type { BrandingDetails } from '@keystead/contract/platform/branding/branding.schemas.ts'
import { BRANDING_MODES, type BrandingMode } from '@keystead/contract/platform/branding/branding.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useId } from 'react'
import { useCall, useCommand } from '../../api/query.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { kindText } from '../../identity/profiles/profile-texts.ts'
import { refusedText } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { lookAddress } from './brand-draft.ts'
import { EmailFrame } from './EmailFrame.tsx'
import styles from './BrandingScreen.module.css'
import { text } from './branding.text.ts'

/** How what the active profile sends and shows looks, in each of the ways that it can; one press switches. */
export function BrandingScreen() {
  const session = useSession()
  const profile = session?.Profile
  const branding = useCall(GetUserBrandingDetails, {}, { enabled: Boolean(profile) })
  return (
    <Page
      title={text.title}
      description={profile && text.intro({ profile: session.Member ? profile.Name : kindText(profile) })}
      breadcrumbs={[{ text: text.settings, to: paths.settings() }]}
    >
      {branding.data ? (
        <Looks key={profile?.ProfileId} branding={branding.data} />
      ) : branding.error ? (
        <ErrorState failure={branding.error} onRetry={() => void branding.refetch()} />
      ) : (
        <CardsSkeleton count={3} />
      )}
    </Page>
  )
}

type Look = { readonly mode: BrandingMode; readonly title: string; readonly about: string; readonly use: string }

const LOOKS: readonly Look[] = [
  { mode: BRANDING_MODES.Default, title: text.ours, about: text.oursAbout, use: text.useOurs },
  { mode: BRANDING_MODES.No, title: text.none, about: text.noneAbout, use: text.useNone },
  { mode: BRANDING_MODES.Custom, title: text.own, about: text.ownAbout, use: text.useOwn },
]

function Looks({ branding }: { branding: BrandingDetails }) {
  const change = useCommand(SwitchUserProfileBranding)
  const refused = refusedText(useSession(), SwitchUserProfileBranding)
  const use = (Mode: BrandingMode) =>
    withToast(change.run({ Mode }), Mode === BRANDING_MODES.Default ? messages.brandingDeleted : messages.brandingUpdated)
  return (
    <>
      <Section title={text.choices} description={refused}>
        <ul className={styles.looks}>
          {LOOKS.map((look) => (
            <LookCard
              key={look.mode}
              look={look}
              branding={branding}
              busy={change.pending}
              onUse={refused === null ? () => void use(look.mode) : null}
            />
          ))}
        </ul>
      </Section>
      <Section title={text.whereTitle}>
        <dl className={styles.where}>
          <dt>{text.emails}</dt>
          <dd>{text.whereEmails}</dd>
          <dt>{text.pages}</dt>
          <dd>{text.wherePages}</dd>
          <dt>{text.documents}</dt>
          <dd>{text.whereDocuments}</dd>
        </dl>
      </Section>
    </>
  )
}

type LookCardProps = { look: Look; branding: BrandingDetails; busy: boolean; onUse: (() => void) | null }

function LookCard({ look: { mode, title, about, use }, branding, busy, onUse }: LookCardProps) {
  const titleId = useId()
  const isOwn = mode === BRANDING_MODES.Custom
  const isThere = !isOwn || branding.Custom !== null
  const isUsed = branding.Mode === mode
  return (
    <Card as="li" className={styles.look} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        {isUsed && <Badge tone="good">{text.inUse}</Badge>}
      </div>
      <p className={styles.about}>{isThere ? about : text.notYet}</p>
      {isThere && <EmailFrame src={lookAddress(mode, branding)} title={text.emailIn} className={styles.email} />}
      <div className={styles.acts}>
        {onUse && !isUsed && isThere && (
          <Button busy={busy} onClick={onUse}>
            {use}
          </Button>
        )}
        {isOwn && (
          <OpenLinkButton to={paths.brandingManagement()} variant={isThere ? 'secondary' : 'primary'}>
            {isThere ? text.edit : text.create}
          </OpenLinkButton>
        )}
      </div>
    </Card>
  )
}
