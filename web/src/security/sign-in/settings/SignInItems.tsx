import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { useCall } from '../../../api/query.ts'
import { paths } from '../../../navigation/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { LockIcon, MailIcon, SecurityPinIcon } from '../../../ui/icons.ts'
import { Item, ItemList } from '../../../ui/ItemList.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StateOf } from './StateOf.tsx'

/** What one signs in with, and what one confirms with. Each line loads by itself. */
export function SignInItems() {
  return (
    <Section title="Password, email and pin">
      <ItemList>
        <PasswordItem />
        <EmailItem />
        <PinItem />
      </ItemList>
    </Section>
  )
}

function PasswordItem() {
  const account = useCall(GetUserAccountDetails, {})
  const hasPassword = account.data?.HasPassword ?? true
  return (
    <Item
      icon={LockIcon}
      title="Password"
      action={
        <LinkButton to={paths.changePassword()} size="sm">
          {hasPassword ? 'Change password' : 'Set a password'}
        </LinkButton>
      }
    >
      <StateOf query={account}>{({ HasPassword, PasswordChangedAt }) => passwordText(HasPassword, PasswordChangedAt)}</StateOf>
    </Item>
  )
}

function passwordText(hasPassword: boolean, changedAt: string | null) {
  if (!hasPassword) return 'None yet. You sign in with an account that you have elsewhere.'
  if (changedAt === null) return 'Still the one that you signed up with.'
  return (
    <>
      Changed <DateText date={changedAt} />
    </>
  )
}

function EmailItem() {
  const account = useCall(GetUserAccountDetails, {})
  return (
    <Item
      icon={MailIcon}
      title="Email"
      status={account.data && <VerifiedBadge isVerified={account.data.EmailVerified} />}
      action={
        <LinkButton to={paths.changeEmail()} size="sm">
          Change email
        </LinkButton>
      }
    >
      <StateOf query={account}>{({ Email }) => <bdi>{Email}</bdi>}</StateOf>
    </Item>
  )
}

export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? <Badge tone="good">Verified</Badge> : <Badge tone="warn">Not verified</Badge>
}

function PinItem() {
  const pin = useCall(GetSecurityPin, {})
  return (
    <Item
      icon={SecurityPinIcon}
      title="Security pin"
      action={
        <LinkButton to={paths.securityPin()} size="sm">
          {pin.data?.IsSet ? 'Change pin' : 'Set a pin'}
        </LinkButton>
      }
    >
      <StateOf query={pin}>
        {({ SetAt }) =>
          SetAt ? (
            <>
              Set <DateText date={SetAt} />
            </>
          ) : (
            'Not set. Six digits that you are asked for before what cannot be undone.'
          )
        }
      </StateOf>
    </Item>
  )
}
