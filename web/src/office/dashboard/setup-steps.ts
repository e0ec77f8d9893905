import { paths } from '../../navigation/paths.ts'

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
      title: 'Confirm your email',
      text: `Press the link in the email that we sent to ${email}. Until then nothing goes on the market.`,
      isDone: emailIsConfirmed,
      actions: [],
    },
    {
      key: 'home',
      title: 'Add a home, or import all of them',
      text: 'By hand, or from a spreadsheet. No one else sees it until you list it.',
      isDone: homes > 0,
      actions: [
        { text: 'Add a home', to: paths.addNewProperty() },
        { text: 'Import', to: paths.importProperties() },
      ],
    },
    {
      key: 'lease',
      title: 'Record who lives there',
      text: 'A lease with its rent and its last day. Tenants need no account for it.',
      isDone: leasedHomes > 0,
      actions: homes === 0 ? [] : [{ text: 'Record a lease', to: paths.assignProperty(null, 'tenants') }],
    },
    {
      key: 'people',
      title: 'Invite a tenant or an agent',
      text: 'They see what concerns them, and you see what they do.',
      isDone: people > 0,
      actions: [{ text: 'Invite', to: paths.sendInvite() }],
    },
    {
      key: 'factor',
      title: 'Turn on two-factor authentication',
      text: 'A code from your phone or a passkey, so that a password alone opens nothing.',
      isDone: hasSecondFactor,
      actions: [{ text: 'Turn on', to: paths.securitySettings() }],
    },
  ]
}
