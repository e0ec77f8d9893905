/* Other companies behind ports, as settings name them (0092, 0116). */

type Company = 'PAYMENT_GATEWAY' | 'SCREENING_BUREAU'

/** What of the settings is about them. */
export type CompanySettings = Readonly<
  Record<`${Company}_${'KEY' | 'WEBHOOK_SECRETS'}`, string> & { [Name in `${Company}_URL`]?: string | undefined }
>

/** How one is reached. */
export type CompanyAccess = {
  readonly url: string
  readonly secretKey: string
  /** What it may sign with; while it changes there are several. */
  readonly webhookSecrets: readonly string[]
}

/** Null where none is set. */
export function companyAccess(settings: CompanySettings, company: Company): CompanyAccess | null {
  const url = settings[`${company}_URL`]
  return url ? { url, secretKey: settings[`${company}_KEY`], webhookSecrets: secretsOf(settings, company) } : null
}

const secretsOf = (settings: CompanySettings, company: Company) => listed(settings[`${company}_WEBHOOK_SECRETS`])

/** What a setting holds that takes several, separated by commas. */
export function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

type Named = {
  readonly called: string
  /** How the keys of its sandbox begin. */
  readonly sandboxKey: string
  /** Why its sandbox is not for real people. */
  readonly sandboxIs: string
}

const NAMED: Readonly<Record<Company, Named>> = {
  PAYMENT_GATEWAY: {
    called: 'payment gateway',
    sandboxKey: 'sk_sandbox_',
    sandboxIs: 'where payments move no money. With DEMO=0 it would tell people that they are paid.',
  },
  SCREENING_BUREAU: {
    called: 'screening bureau',
    sandboxKey: 'sk_sandbox_bureau_',
    sandboxIs: 'where no one is screened. With DEMO=0 people would be judged by records that are made up.',
  },
}
const SANDBOX_SECRET = 'whsec_sandbox_'

/** Whose sandbox has made a key. Those of the bureau begin as those of the gateway do, and go on. */
function ownerOf(key: string): Company | null {
  if (key.startsWith(NAMED.SCREENING_BUREAU.sandboxKey)) return 'SCREENING_BUREAU'
  return key.startsWith(NAMED.PAYMENT_GATEWAY.sandboxKey) ? 'PAYMENT_GATEWAY' : null
}

/** What no one may take for real, what is needed together, and keys in the place of others. */
export function problemsOfCompany(settings: CompanySettings, company: Company, takesSandbox: boolean): string[] {
  const { called, sandboxKey, sandboxIs } = NAMED[company]
  const { [`${company}_URL` as const]: url, [`${company}_KEY` as const]: key } = settings
  const secrets = secretsOf(settings, company)
  const owner = ownerOf(key)
  const problems: string[] = []
  if (url && !key) problems.push(`${company}_KEY is needed with ${company}_URL.`)
  if (url && secrets.length === 0) problems.push(`${company}_WEBHOOK_SECRETS is needed with ${company}_URL.`)
  if (!url && (key || secrets.length > 0)) problems.push(`${company}_URL is needed with a key or a secret of the ${called}.`)
  const inSandbox = [
    ...(owner === company ? [`${company}_KEY`] : []),
    ...(secrets.some((secret) => secret.startsWith(SANDBOX_SECRET)) ? [`${company}_WEBHOOK_SECRETS`] : []),
  ]
  if (!takesSandbox) for (const name of inSandbox) problems.push(`${name} is of a sandbox, ${sandboxIs}`)
  if (key && owner === null)
    problems.push(`${company}_KEY is of no ${called} that this version knows; so far that is the sandbox (${sandboxKey}…).`)
  else if (owner !== null && owner !== company)
    problems.push(`${company}_KEY is a key of the ${NAMED[owner].called}. Please set it as ${owner}_KEY.`)
  return problems
}
