import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useState, type ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { ensure } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'
import { useSession } from '../../sessions/session.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { AccountFrame } from '../../security/sign-in/AccountFrame.tsx'
import { AlreadySignedIn } from '../../security/sign-in/AlreadySignedIn.tsx'
import { ComesFromInvitation } from './ComesFromInvitation.tsx'
import { ComesFromProvider } from './ComesFromProvider.tsx'
import { EmailStep } from './EmailStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { PersonStep } from './PersonStep.tsx'
import { RoleStep } from './RoleStep.tsx'
import { returnToOf } from './return-to.ts'
import { SIGNUP_STEPS, type SignupStep } from './signup-draft.ts'
import type { StepProps } from './StepFrame.tsx'
import { useSignupWizard } from './use-signup-wizard.ts'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './signup.text.ts'

export function loader({ context }: LoaderArgs) {
  return Promise.all([ensure(context, GetProfileTypes, {}), ensure(context, GetAppConfig, FOR_THE_WEB)])
}

export function head(): PageHead {
  return {
    title: text.signUp,
    description: text.description,
    canonical: paths.signup(),
  }
}

const PROMISE = {
  title: text.promiseTitle,
  points: [text.promiseMarket, text.promiseChecklist, text.promiseProfiles],
}

const STEPS: Record<SignupStep, { text: string; Step: ComponentType<StepProps> }> = {
  email: { text: text.email, Step: EmailStep },
  role: { text: text.role, Step: RoleStep },
  person: { text: text.name, Step: PersonStep },
  password: { text: text.password, Step: PasswordStep },
}

/** Signing up, one question after the other (spec §3). */
export function SignupScreen() {
  const session = useSession()
  const [search] = useSearchParams()
  // Signing in is the last thing that the wizard does; only who comes signed in is told so.
  const [cameSignedIn] = useState(session !== null)
  const returnTo = returnToOf(search)
  if (session && cameSignedIn) {
    return (
      <AccountFrame title={text.youAreSignedIn} lead={text.signedInLead} promise={PROMISE}>
        <AlreadySignedIn session={session} returnTo={returnTo} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={text.title}
      lead={inParts(text.haveAccount.parts({ signIn: <Link to={paths.signin({ returnTo })}>{text.signIn}</Link> }))}
      promise={PROMISE}
    >
      <Wizard />
    </AccountFrame>
  )
}

function Wizard() {
  const wizard = useSignupWizard()
  const { step, isRestored, hasDraft, social, invitation } = wizard
  const waits = wizard.invitationToken !== null && invitation === null && !wizard.invitationIsOver
  const { Step } = STEPS[step]
  return (
    <>
      <Stepper
        label={text.stepsLabel}
        steps={SIGNUP_STEPS.map((each) => (social && each === 'password' ? text.finish : STEPS[each].text))}
        current={SIGNUP_STEPS.indexOf(step)}
        onGoBack={(index) => wizard.goTo(SIGNUP_STEPS[index]!)}
      />
      <ComesFromInvitation wizard={wizard} />
      {social && <ComesFromProvider wizard={wizard} social={social} />}
      {/* The server knows no draft: it shows the first step, and the shape of any other. */}
      {!waits && (isRestored || step === 'email') ? (
        <Step key={`${step} ${hasDraft} ${social !== null} ${invitation !== null}`} wizard={wizard} />
      ) : (
        <FormSkeleton count={3} />
      )}
    </>
  )
}
