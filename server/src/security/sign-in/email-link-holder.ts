import { EmailLinkExpired, EmailNeedsPassword, PasswordNotOfAccount } from '@keystead/contract/security/sign-in/email.operations.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { openLink } from '../../links/links.ts'
import { verifyPassword } from '../../secrets/password-hash.ts'
import { EMAIL_LINKS } from './email-links.ts'
import { type AccountOfPassword, findAccountOfPassword } from './password.queries.ts'
import { admitSignIn, type SignInTry } from './sign-in-delay.ts'

/*
 * Anyone can open an account with an address of someone else, who then gets the email. The link proves who reads the emails;
 * that the account is theirs as well is proved by a session of it or by its password. Going back to a former address needs
 * neither: there someone else holds the account.
 */

const { verify, change, undo } = EMAIL_LINKS
const LINK_KINDS = {
  [verify.name]: 'verify',
  [change.name]: 'change',
  [undo.name]: 'undo',
} as const

export type OpenEmailLink = {
  readonly kind: 'verify' | 'change' | 'undo'
  /** The address that it is about. */
  readonly email: string
  readonly account: AccountOfPassword
  readonly proof: 'none' | 'session' | 'password' | 'signIn'
}

/** The link as it stands, unspent. */
export async function openEmailLink({ db, actor }: Pick<CallContext, 'db' | 'actor'>, secret: string): Promise<OpenEmailLink> {
  const token = await openLink(db, [verify, change, undo], secret)
  const account = token && (await findAccountOfPassword(db, token.accountId))
  if (!account) fail(EmailLinkExpired)
  const kind = LINK_KINDS[token.purpose]
  return { kind, email: token.email, account, proof: proofOf(kind, account, actor) }
}

function proofOf(kind: OpenEmailLink['kind'], account: AccountOfPassword, actor: CallContext['actor']): OpenEmailLink['proof'] {
  if (kind === 'undo') return 'none'
  if (actor.kind === 'account' && actor.accountId === account.accountId) return 'session'
  return account.passwordHash === null ? 'signIn' : 'password'
}

/** What a password has proved; null where none was needed. */
export type ProvenByPassword = { readonly accountId: string; readonly passwordHash: string; readonly signInTry: SignInTry }

/** Refuses who cannot show that the account is theirs. Guesses count as those of signing in do. */
export async function proveHolder(
  { db, origin, services }: Pick<CallContext, 'db' | 'origin' | 'services'>,
  { account, proof }: OpenEmailLink,
  password: string | undefined,
): Promise<ProvenByPassword | null> {
  if (proof === 'none' || proof === 'session') return null
  if (password === undefined || account.passwordHash === null) fail(EmailNeedsPassword, { Password: EmailNeedsPassword.message })
  const { accountId, passwordHash } = account
  const signInTry = await admitSignIn(db, account.email, origin)
  if (!(await verifyPassword(passwordHash, password))) {
    services.log.warn({ event: 'email-confirmation-failed', account: accountId, ip: origin.ip }, 'security')
    fail(PasswordNotOfAccount, { Password: PasswordNotOfAccount.message })
  }
  return { accountId, passwordHash, signInTry }
}
