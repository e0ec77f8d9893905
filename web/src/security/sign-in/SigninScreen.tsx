import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { SecondFactorAnswer, SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { ensure, useLoaded } from '../../api/query.ts'
import { safeReturnTo } from '../../navigation/return-to.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'
import { signedIn } from './signed-in.ts'
import { useSession } from '../../sessions/session.ts'
import { SocialButtons } from '../identities/SocialButtons.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { SigninForm } from './SigninForm.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './sign-in.text.ts'

/** Few are asked for a second factor. */
const SecondFactorStep = lazyPart(async () => (await import('../factors/SecondFactorStep.tsx')).SecondFactorStep)

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetAppConfig, FOR_THE_WEB)
}

export function head(): PageHead {
  return { title: text.signIn, description: text.description, canonical: paths.signin() }
}

const PROMISE = {
  title: text.promiseTitle,
  points: [text.promiseFirst, text.promiseSecond, text.promiseThird],
}

export function SigninScreen() {
  const session = useSession()
  const { id } = useParams()
  const [search] = useSearchParams()
  // Signing in ends on another page; only who comes signed in is told so.
  const [cameSignedIn] = useState(session !== null)
  const [asked, setAsked] = useState<SecondFactorAnswer | null>(null)
  const returnTo = search.get('returnTo')
  const { DemoSignIns: demoSignIns } = useLoaded(GetAppConfig, FOR_THE_WEB)
  const arrive = useArrival(returnTo)
  if (session && cameSignedIn) {
    return (
      <AccountFrame title={text.signedInTitle} lead={text.signedInLead} promise={PROMISE}>
        <AlreadySignedIn session={session} returnTo={returnTo} />
      </AccountFrame>
    )
  }
  if (asked) {
    return (
      <AccountFrame title={text.secondFactorTitle} lead={text.secondFactorLead} promise={PROMISE}>
        <Suspense>
          <SecondFactorStep answer={asked} onSignedIn={arrive} onStartAgain={() => setAsked(null)} />
        </Suspense>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={text.signIn}
      lead={inParts(text.newHere.parts({ signUp: <Link to={paths.signup({ returnTo })}>{text.createAccount}</Link> }))}
      promise={PROMISE}
    >
      <SocialButtons returnTo={returnTo} />
      <SigninForm email={id ?? ''} demoSignIns={demoSignIns} onSignedIn={arrive} onAsked={setAsked} />
    </AccountFrame>
  )
}

/** What follows once someone is signed in: the page they came for, by way of a new profile where it needs one that is not there. */
function useArrival(returnTo: string | null): (account: SignedInAnswer) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async ({ Email }) => {
    signedIn(client, Email)
    await navigate(safeReturnTo(returnTo))
  }
}
