import { text } from './dashboard.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

/** What is known of how far an owner has come. */
export type SetupFacts = {
  email: string
  emailIsConfirmed: boolean
  homes: number
  /** Homes that are leased, or are to be. */
  leasedHomes: number
  /** Agents and tenants who are connected or invited. */
  people: number
  hasSecondFactor: boolean
}

export type SetupStep = {
  key: 'email' | 'home' | 'lease' | 'people' | 'factor'
  title: string
  text: string
  isDone: boolean
  /** The first one is the usual one. None where there is nothing to press. */
  actions: readonly { text: string; to: string }[]
}

/** First steps of an owner, in the order in which they make sense. */
export function setupSteps({ email, emailIsConfirmed, homes, leasedHomes, people, hasSecondFactor }: SetupFacts): SetupStep[] {
  return [
    {
      key: 'email',
      title: text.emailTitle,
      text: text.emailNote({ email }),
      isDone: emailIsConfirmed,
      actions: [],
    },
    {
      key: 'home',
      title: text.homeTitle,
      text: text.homeNote,
      isDone: homes > 0,
      actions: [
        { text: text.addHome, to: paths.addNewProperty() },
        { text: text.import, to: paths.importProperties() },
      ],
    },
    {
      key: 'lease',
      title: text.leaseTitle,
      text: text.leaseNote,
      isDone: leasedHomes > 0,
      actions: homes === 0 ? [] : [{ text: text.recordLease, to: paths.assignProperty(null, 'tenants') }],
    },
    {
      key: 'people',
      title: text.peopleTitle,
      text: text.peopleNote,
      isDone: people > 0,
      actions: [{ text: text.invite, to: paths.sendInvite() }],
    },
    {
      key: 'factor',
      title: text.factorTitle,
      text: text.factorNote,
      isDone: hasSecondFactor,
      actions: [{ text: text.turnOn, to: paths.securitySettings() }],
    },
  ]
}
