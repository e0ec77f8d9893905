import { type ApplicationInvite, TakeApplicationForm } from '@keystead/contract/applications/applications/take-form.operations.ts'
import { GetUserProfiles, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { kindText } from '../../identity/profiles/profile-texts.ts'
import { profileSwitched } from '../../identity/profiles/profile-switched.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoginIcon, PencilIcon, UserPlusIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './take-form.text.ts'
import { profilesToTakeAs } from './take-as.ts'
import styles from './TakeForm.module.css'

type AnswerProps = { token: string; invite: ApplicationInvite }

/** The way on, by who is reading. Whether the address has an account is not known here, so that both doors are open. */
export function TakeFormAnswer({ token, invite }: AnswerProps) {
  const session = useSession()
  return session ? <Inside token={token} invite={invite} session={session} /> : <AtTheDoor token={token} invite={invite} />
}

function Answer({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.answer}>
      <p>{words}</p>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

function AtTheDoor({ token, invite: { Email: email } }: AnswerProps) {
  const door = { email, returnTo: paths.takeForm(token) }
  const address = (
    <strong>
      <EmailText email={email} />
    </strong>
  )
  return (
    <Answer words={inParts(text.atTheDoor.parts({ email: address }))}>
      <LinkButton variant="primary" icon={UserPlusIcon} to={paths.signup(door)}>
        {text.signUp}
      </LinkButton>
      <LinkButton icon={LoginIcon} to={paths.signin(door)}>
        {text.signIn}
      </LinkButton>
    </Answer>
  )
}

/** As a tenant where they have such a profile, or as another one of theirs. */
function Inside({ token, invite: { FromName }, session }: AnswerProps & { session: SessionRecord }) {
  const { data, error, refetch } = useCall(GetUserProfiles, {})
  const taking = useTaking(token, session)
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} compact />
  if (!data) return <TextSkeleton count={2} />
  const profiles = profilesToTakeAs(data.Profiles, session.Profile?.ProfileId ?? null)
  const words = inParts(text.inside.parts({ email: <EmailText email={session.Email} />, sender: <bdi>{FromName}</bdi> }))
  if (profiles.length === 0) {
    return (
      <Answer words={text.needsProfile}>
        <LinkButton variant="primary" icon={UserPlusIcon} to={paths.createProfile('Tenant', paths.takeForm(token))}>
          {text.createProfile}
        </LinkButton>
      </Answer>
    )
  }
  return (
    <Answer words={words}>
      {profiles.map((profile, index) => (
        <Button
          key={profile.ProfileId}
          variant={index === 0 ? 'primary' : 'secondary'}
          icon={index === 0 ? PencilIcon : undefined}
          busy={taking.isBusy}
          onClick={() => void taking.as(profile.ProfileId)}
        >
          {profiles.length === 1 ? text.take : text.takeAs({ name: profile.Name, kind: kindText(profile) })}
        </Button>
      ))}
    </Answer>
  )
}

/** Takes it with a profile, which becomes the active one by it, and goes to the form. */
function useTaking(token: string, session: SessionRecord): { as: (profileId: string) => Promise<void>; isBusy: boolean } {
  const client = useQueryClient()
  const navigate = useNavigate()
  const switching = useCommand(SwitchUserProfile)
  const taking = useCommand(TakeApplicationForm)
  const [isBusy, setIsBusy] = useState(false)

  async function take(profileId: string) {
    const isOther = session.Profile?.ProfileId !== profileId
    if (isOther) await switching.run({ ProfileId: profileId })
    try {
      const { FormId } = await taking.run({ Token: token })
      await navigate(paths.applicationForm({ id: FormId }), { flushSync: true })
    } finally {
      if (isOther) await profileSwitched(client)
    }
  }

  return {
    isBusy,
    async as(profileId) {
      setIsBusy(true)
      await withToast(take(profileId), text.taken)
      setIsBusy(false)
    },
  }
}
