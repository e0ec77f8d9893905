import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { GetInvitation, type Invitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { select, selected } from '../../sessions/selection.ts'
import { keepSocialSignup, pendingSocialSignup, type SocialSignup } from '../../security/identities/social-signup.ts'
import { invitationOf } from './return-to.ts'
import {
  draftOf,
  EMPTY_SIGNUP,
  invited,
  isSignupStep,
  reachableStep,
  readDraft,
  restored,
  SIGNUP_STEPS,
  type SignupStep,
  type SignupValues,
  stepWithProblem,
} from './signup-draft.ts'

export type SignupWizard = {
  step: SignupStep
  values: SignupValues
  /** False until the browser has looked for what was typed before a reload. */
  isRestored: boolean
  /** Whether something was found: the fields on show then start again with it. */
  hasDraft: boolean
  /** What the server said of fields of this step, after it was sent from a later one. */
  problem: FieldMessages | null
  keep(typed: Partial<SignupValues>): void
  goTo(step: SignupStep): void
  goBack(): void
  /** Goes to the step that holds these fields; false when it is the last one or none does. */
  goToProblem(fields: FieldMessages): boolean
  /** The account is there: nothing of the form is kept any longer. */
  finish(): void
  /** What a provider told, for whoever comes from one. */
  social: SocialSignup | null
  /** Goes on as if no one had come from a provider: a password is asked for. */
  forgetProvider(): void
  /** Of the address, for whoever comes from an invitation. */
  invitationToken: string | null
  /** What it says, once it is known and the form has taken it up. */
  invitation: Invitation | null
  /** It is over: the account can be made all the same. */
  invitationIsOver: boolean
}

/**
 * The state of the wizard. The step is part of the address, so that the browser's back and forward move between steps;
 * what is typed stays here, and all but the passwords also in storage.
 */
export function useSignupWizard(): SignupWizard {
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const [social, setSocial] = useState(pendingSocialSignup)
  const [values, setValues] = useState<SignupValues>(() => ({
    ...EMPTY_SIGNUP,
    Email: id ?? social?.Email ?? '',
    FirstName: social?.FirstName ?? '',
    LastName: social?.LastName ?? '',
  }))
  const [isRestored, setIsRestored] = useState(false)
  const [hasDraft, setHasDraft] = useState(false)
  const [problem, setProblem] = useState<FieldMessages | null>(null)
  const isFinished = useRef(false)
  const invitationToken = invitationOf(search)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  // Asked once: with the account the link has done its work.
  const told = useCall(GetInvitation, { Token: invitationToken ?? '' }, { enabled: invitationToken !== null && invitation === null })

  const wanted = stepOf(search)
  const step = isRestored ? reachableStep(wanted ?? 'email', values) : (wanted ?? 'email')

  // Storage is read after the first rendering, which has to agree with the server's.
  useEffect(() => {
    const draft = readDraft(selected('signup'))
    setIsRestored(true)
    if (!draft) return
    setValues((typed) => restored(typed, draft))
    setHasDraft(true)
    if (!wanted && draft.CurrentStep !== 'email') show(draft.CurrentStep, { replace: true })
    // Only on arrival: later the address alone decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (isRestored && !isFinished.current) select('signup', draftOf(values, step))
  }, [isRestored, values, step])

  // Once, and in the same rendering as the fields that start with it. What happens to it later is for the server to say.
  useEffect(() => {
    const found = told.data
    if (!found || invitation) return
    setInvitation(found)
    setValues((typed) => invited(typed, found))
  }, [told.data, invitation])

  function show(next: SignupStep, { replace = false } = {}) {
    setSearch(
      (current) => {
        if (next === 'email') current.delete('step')
        else current.set('step', next)
        return current
      },
      { replace, preventScrollReset: true },
    )
  }

  function goTo(next: SignupStep) {
    setProblem(null)
    show(next)
  }

  return {
    step,
    values,
    isRestored,
    hasDraft,
    problem: problem && stepWithProblem(problem) === step ? problem : null,
    keep: (typed) => setValues((current) => ({ ...current, ...typed })),
    goTo,
    goBack: () => goTo(SIGNUP_STEPS[Math.max(0, SIGNUP_STEPS.indexOf(step) - 1)]!),
    goToProblem(fields) {
      const holder = stepWithProblem(fields)
      if (!holder || holder === step) return false
      setProblem(fields)
      show(holder)
      return true
    },
    finish() {
      isFinished.current = true
      select('signup', null)
      keepSocialSignup(null)
    },
    social,
    forgetProvider() {
      keepSocialSignup(null)
      setSocial(null)
    },
    invitationToken,
    invitation,
    invitationIsOver: told.error !== null && invitation === null,
  }
}

function stepOf(search: URLSearchParams): SignupStep | null {
  const step = search.get('step')
  return isSignupStep(step) ? step : null
}
