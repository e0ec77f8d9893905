import { OAuthUser, SocialEmailInUse, SocialSigninExpired } from '@keystead/contract/security/identities/identity.operations.ts'
import type { OAuthAnswer } from '@keystead/contract/security/identities/identity.schemas.ts'
import type { SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { asCallFailure, CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { safeReturnTo } from '../../navigation/return-to.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { signedIn } from './signed-in.ts'
import { useSession } from '../../sessions/session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { SecondFactorStep } from '../factors/SecondFactorStep.tsx'
import { keepSocialSignup } from '../identities/social-signup.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { text } from './oauth-callback.text.ts'

export function head(): PageHead {
  return { title: text.title, canonical: paths.signin(), noindex: true }
}

const PROMISE = {
  title: text.promiseTitle,
  points: [text.promiseFirst, text.promiseSecond, text.promiseThird],
}

/** Where providers send people back to. It ends somewhere else, or says why not and where to go on. */
export function OauthCallbackScreen() {
  const { failure, secondFactor, enter, wasSignedIn } = useArrival()
  const navigate = useNavigate()
  if (secondFactor) {
    return (
      <AccountFrame title={text.secondFactorTitle} lead={text.secondFactorLead} promise={PROMISE}>
        <SecondFactorStep
          answer={secondFactor}
          onSignedIn={(account) => enter(account, secondFactor.ReturnTo)}
          onStartAgain={() => void navigate(paths.signin({ returnTo: secondFactor.ReturnTo }), { replace: true })}
        />
      </AccountFrame>
    )
  }
  if (!failure) {
    return (
      <AccountFrame title={text.waitTitle} lead={text.waitLead} promise={PROMISE}>
        <TextSkeleton count={2} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={text.failedTitle} lead={text.failedLead} promise={PROMISE}>
      <ErrorState failure={failure} action={<WaysOut failure={failure} isSignedIn={wasSignedIn} />} />
    </AccountFrame>
  )
}

function WaysOut({ failure, isSignedIn }: { failure: CallFailure; isSignedIn: boolean }) {
  if (isSignedIn) {
    return (
      <LinkButton to={paths.securitySettings()} variant="primary">
        {text.backToSecurity}
      </LinkButton>
    )
  }
  return (
    <>
      <LinkButton to={paths.signin()} variant="primary">
        {failure.is(SocialEmailInUse) ? text.signIn : text.backToSignIn}
      </LinkButton>
      {!failure.is(SocialEmailInUse) && <LinkButton to={paths.signup()}>{text.createAccount}</LinkButton>}
    </>
  )
}

type SecondFactorNeeded = Extract<OAuthAnswer, { Kind: 'secondFactor' }>

/** Hands what the provider sent to the server, once, and goes where that leads. */
function useArrival() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const session = useSession()
  const { run } = useCommand(OAuthUser)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [secondFactor, setSecondFactor] = useState<SecondFactorNeeded | null>(null)
  const hasArrived = useRef(false)

  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    void arrive()
    // Once, with the address as it was on arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  async function arrive() {
    const [State, Code, Error, Iss] = ['state', 'code', 'error', 'iss'].map((name) => search.get(name))
    // A code is good once; neither it nor the state stays in the address or in the history.
    void navigate(paths.oauthCallback(), { replace: true })
    try {
      if (!State) throw expired()
      await goOn(await run({ State, Code, Error, Iss }))
    } catch (error) {
      setFailure(asCallFailure(error))
    }
  }

  async function enter(account: SignedInAnswer, returnTo: string | null) {
    signedIn(client, account.Email)
    await navigate(safeReturnTo(returnTo), { replace: true })
  }

  async function goOn(answer: OAuthAnswer) {
    switch (answer.Kind) {
      case 'signedIn':
        return enter(answer, answer.ReturnTo)
      case 'signUp':
        keepSocialSignup(answer)
        return navigate(signupPath(answer), { replace: true })
      case 'connected':
        toast.success(text.connected)
        return navigate(safeReturnTo(answer.ReturnTo, paths.securitySettings()), { replace: true })
      case 'secondFactor':
        return setSecondFactor(answer)
    }
  }

  return { failure, secondFactor, enter, wasSignedIn: session !== null }
}

/** What the provider told need not be asked again: the email is known to be free. */
function signupPath({ Email, ReturnTo }: Extract<OAuthAnswer, { Kind: 'signUp' }>): string {
  return withSearch(paths.signup(), { returnTo: ReturnTo, step: Email === '' ? null : 'role' })
}

function expired(): CallFailure {
  const { code, message, status } = SocialSigninExpired
  return new CallFailure({ code, message, status })
}
